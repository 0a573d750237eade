/** Longest name of a creator, in characters. TikTok takes 30, Instagram 64. */
export const CREATOR_NAME_MAXIMUM = 200;
/** Addresses kept beside the creator's own: a page may list a whole agency. */
export const MOST_OTHER_EMAILS = 20;
/** Handles kept: four pages name ten each. */
export const MOST_LINKED_HANDLES = 40;
/** Opened links that are kept: more than all tries after a request can open. */
export const MOST_OPENED_LINKS = 40;
