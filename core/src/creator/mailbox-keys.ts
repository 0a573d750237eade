import { mailboxKey } from '../contact/mailbox-key.ts';
import { MOST_MAILBOX_KEYS } from './creator-limits.ts';
import type { Creator } from './creator.ts';

/** The keys of the creator's addresses, and of those it had before: what was written to stays found. */
export const mailboxKeysOf = ({
  email,
  other_emails,
  mailbox_keys,
}: Pick<Creator, 'email' | 'other_emails' | 'mailbox_keys'>): string[] =>
  [
    ...new Set([
      ...(email ? [mailboxKey(email)] : []),
      ...mailbox_keys,
      ...other_emails.map((other) => mailboxKey(other.email)),
    ]),
  ].slice(0, MOST_MAILBOX_KEYS);
