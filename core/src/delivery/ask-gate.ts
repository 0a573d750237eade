import type { EmailSettings } from '../account/email-settings.ts';
import type { DeliveryOutcome } from './delivery-outcome.ts';
import { mailboxOpening, type Mailbox, type MailboxLimits } from './mailbox.ts';

export interface GateFacts {
  delivery_id: string;
  settings: EmailSettings;
  mailbox: Mailbox;
  limits: MailboxLimits;
  /** The one delivery that may write to this address; null when none was recorded. */
  contacted_by: string | null;
  now: Date;
}

/** The last question before an e-mail goes out: null to go, else how the delivery ends or waits. */
export function askGate(facts: GateFacts): DeliveryOutcome | null {
  if (facts.contacted_by !== facts.delivery_id) return { kind: 'unwanted', code: 'already_sent' };
  if (facts.settings.active_email_mode === 'webhook') {
    return { kind: 'permanent', code: 'webhook_not_ready' };
  }
  if (!isGmailSetUp(facts.settings)) return { kind: 'permanent', code: 'not_set_up' };
  const opening = mailboxOpening(facts.mailbox, facts.limits, facts.now);
  return opening ? { kind: 'postponed', code: opening.code, until: opening.at } : null;
}

export const isGmailSetUp = (settings: EmailSettings): boolean =>
  settings.active_email_mode === 'gmail' &&
  Boolean(settings.email_address) &&
  settings.app_password_set;
