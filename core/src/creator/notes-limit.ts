/** Longest notes on a creator, in characters. The rules say the same. Kept apart from the schema, so that a form need not load zod. */
export const NOTES_LIMIT = 10_000;
