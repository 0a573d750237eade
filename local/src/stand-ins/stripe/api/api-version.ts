/** The one version of the API that is spoken here. */
export const API_VERSION = '2026-10-28.endive';
