/**
 * How an email is answered:
 * - `reply`: by a person
 * - `stop`: by a person who wants no further emails
 * - `wrong_address`: by a person who is not the creator
 * - `auto`: by a program, since the creator is away
 * - `bounce`: by the sender's mail server, since no such mailbox exists
 * - `delay`: by it too, since the mailbox is full for now
 */
export const REPLY_KINDS = ['reply', 'stop', 'wrong_address', 'auto', 'bounce', 'delay'] as const;
export type ReplyKind = (typeof REPLY_KINDS)[number];
