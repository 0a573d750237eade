import { mailboxKey } from '../contact/mailbox-key.ts';

/**
 * The key of a mailbox, with a `+tag` taken off at every provider: a trial and a referral count once a
 * person. Stored fingerprints of mailboxes are made of it for good: a change here makes those of the
 * changed addresses void.
 */
export const personKey = (email: string): string =>
  mailboxKey(email.trim().replace(/(?<=.)\+.*(?=@)/, ''));

/**
 * True when two sign-in addresses are most likely one person's, who may not refer themselves.
 * Stricter than `isSameMailbox`, which decides where mail goes: a tag is taken off at every
 * provider, since a wrong guess here costs a referral or a trial and sends nothing to anybody.
 */
export const isSamePerson = (one: string, other: string): boolean =>
  personKey(one) === personKey(other);
