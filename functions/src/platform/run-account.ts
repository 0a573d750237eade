/**
 * The account that deployed functions run as: its rights are a table, local/src/deploy/rights/rights.ts.
 * In full, since firebase-tools takes a short form for functions, but not for their secrets.
 */
export const runAccount = (project: string): string =>
  `vibes-run@${project}.iam.gserviceaccount.com`;
