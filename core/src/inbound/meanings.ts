/** What a reply means, as the person says: `later` has a reminder, `no` sets the status Rejected. */
export const MEANINGS = ['interested', 'later', 'no'] as const;
