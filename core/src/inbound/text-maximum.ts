/** Characters of an inbound message that are kept, and of an answer. */
export const INBOUND_TEXT_MAXIMUM = 20_000;
