/** Longest name of a saved view, in characters. The rules say the same. */
export const VIEW_NAME_LIMIT = 60;
/** Longest query of a saved view: every filter, and a search text of 200 characters of any script. */
export const VIEW_QUERY_LIMIT = 2500;
