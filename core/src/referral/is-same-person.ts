import { mailboxKey } from '../contact/mailbox-key.ts';

/** Names of one mail service that takes dots in the local part for nothing. */
const DOTLESS: readonly string[] = ['gmail.com', 'googlemail.com'];

/**
 * What stays of an address when everything is taken off by which one person spells a mailbox in
 * many ways: case, an international domain, a `+tag`, and at Gmail the dots and the second name.
 * Fingerprints of mailboxes are made of it and kept for good: another reading of an address makes
 * those of that address void.
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
