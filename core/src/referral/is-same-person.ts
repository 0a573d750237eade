import { mailboxKey } from '../contact/mailbox-key.ts';

/** Domains of Gmail, which ignores dots in the local part. */
const DOTLESS: readonly string[] = ['gmail.com', 'googlemail.com'];

/**
 * An address without the variations by which one person can spell a mailbox: case, an international
 * domain, a `+tag`, and at Gmail the dots and the second name. Stored fingerprints of mailboxes are
 * made of it for good: a change here makes those of the changed addresses void.
 */
export function personKey(email: string): string {
  const address = mailboxKey(email.trim().toLowerCase());
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  const untagged = address.slice(0, at).replace(/(?<=.)\+.*$/, '');
  if (!DOTLESS.includes(domain)) return `${untagged}@${domain}`;
  return `${untagged.replaceAll('.', '')}@gmail.com`;
}

/**
 * True when two sign-in addresses are most likely one person's, who may not refer themselves.
 * Stricter than `isSameMailbox`, which decides where mail goes: a tag is taken off at every
 * provider, since a wrong guess here costs a referral or a trial and sends nothing to anybody.
 */
export const isSamePerson = (one: string, other: string): boolean =>
  personKey(one) === personKey(other);
