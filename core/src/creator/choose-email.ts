import type { OtherEmail } from '../contact/contact-candidate.ts';
import { isSameMailbox } from '../contact/mailbox-key.ts';
import {
  allEmails,
  creatorEmail,
  emailFields,
  otherEmails,
  type EmailFields,
} from './creator-email.ts';
import type { Creator } from './creator.ts';
import { mailboxKeysOf } from './mailbox-keys.ts';

/** What a person's choice of another address changes. */
export type EmailChoice = EmailFields &
  Pick<
    Creator,
    | 'other_emails'
    | 'mailbox_keys'
    | 'email_set_by'
    | 'email_refused_at'
    | 'email_unreachable_at'
    | 'email_withheld'
  >;

/**
 * Makes one of the other addresses the creator's own, evidence and all; the current one takes its
 * place in the list, so that choosing it again undoes this. Marks of the old address, such as a
 * refusal, do not apply to the new one. Of two rivals, the one not chosen stays in the list, and
 * neither is a rival any more. Null for an address that was not found.
 */
export function chooseEmail(creator: Creator, email: string): EmailChoice | null {
  const chosen = creator.other_emails.find((other) => other.email === email);
  if (!chosen) return null;
  const before = creatorEmail(creator);
  const others = creator.other_emails.flatMap((other) => {
    if (other !== chosen) return [other];
    return before ? [before] : [];
  });
  return choiceOf(creator, chosen, others);
}

function choiceOf(creator: Creator, chosen: OtherEmail, others: OtherEmail[]): EmailChoice {
  const other_emails = otherEmails(others, chosen.email);
  const { mailbox_keys } = creator;
  return {
    ...emailFields(chosen),
    other_emails,
    mailbox_keys: mailboxKeysOf({ email: chosen.email, other_emails, mailbox_keys }),
    email_set_by: 'person',
    email_refused_at: null,
    email_unreachable_at: null,
    email_withheld: null,
  };
}

/**
 * Makes an address that a person typed the creator's own. It was found nowhere, so it has no source;
 * one that was found as well keeps its evidence. The current address stays among the others.
 */
export function typeEmail(creator: Creator, email: string): EmailChoice {
  const found = creator.other_emails.find((other) => isSameMailbox(other.email, email));
  const choice = found && chooseEmail(creator, found.email);
  if (choice) return choice;
  const typed = { email, source: '', found_at: null, evidence: null } as const;
  const kept = { ...typed, repaired: false, rival: null, choice_reason: null };
  return choiceOf(creator, kept, allEmails(creator));
}
