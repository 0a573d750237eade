/**
 * Requests a person may send in a minute, over all their devices, unless the server is configured
 * otherwise. In a file of its own: the browser reads it, and loads no zod for it.
 */
export const CAPTURES_PER_MINUTE = 60;
