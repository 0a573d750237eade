/** Longest name of a snippet, in characters. The rules say the same. */
export const SNIPPET_NAME_LIMIT = 40;
/** Longest text of a snippet. The rules say the same. */
export const SNIPPET_TEXT_LIMIT = 2000;
/** The most snippets that are listed, and that can be saved. */
export const MOST_SNIPPETS = 20;
