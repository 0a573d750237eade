const DAY = 24 * 60 * 60_000;

/** Milliseconds within which two creators that were joined can be taken apart again. */
export const APART_WITHIN = 30 * DAY;
/** Milliseconds within which both pages must have been read to prove that two accounts are one person's. */
export const FRESH_WITHIN = 7 * DAY;
/** Milliseconds after which the page of a contacted creator is fetched once more, for the number of its account. */
export const STALE_AFTER = 30 * DAY;
/** Creators that share an address: from so many on it is an agency's, and says nothing of a person. */
export const AGENCY_FROM = 3;
