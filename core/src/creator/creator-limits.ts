/** Longest name of a creator, in characters. TikTok takes 30, Instagram 64. */
export const CREATOR_NAME_MAXIMUM = 200;
/** Addresses kept beside the creator's own: a page may list a whole agency. */
export const MOST_OTHER_EMAILS = 20;
/** Handles kept: four pages name ten each. */
export const MOST_LINKED_HANDLES = 40;
/** Opened links that are kept: more than all tries after a request can open. */
export const MOST_OPENED_LINKS = 40;
/** Handles that a creator had, the last ones. */
export const MOST_FORMER_HANDLES = 10;
/** Creators joined into one: more than a person has accounts. */
export const MOST_JOINED = 6;
/** Creators that a person said are somebody else. */
export const MOST_NOT_SAME = 50;
/** Mailboxes of a creator: those beside the own one, and those that it had. */
export const MOST_MAILBOX_KEYS = 30;
/** Characters of the last reply that are kept on the creator. */
export const LAST_IN_TEXT_MAXIMUM = 120;
