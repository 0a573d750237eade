/** Emails that may wait at once when a person sends to many. At 40 a day they take two weeks. */
export const MOST_WAITING = 500;
