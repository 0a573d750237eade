import type { DeliveryOutcome } from '@vibes/core/delivery/delivery-outcome';

export interface MailAccount {
  address: string;
  app_password: string;
  /** Display name of the sender. */
  name: string;
}

export interface OutgoingMail {
  /** Exactly one recipient. */
  to: string;
  subject: string;
  text: string;
  /** Empty for a message of plain text alone. */
  html: string;
  /** The same over all attempts of a delivery, without angle brackets. */
  message_id: string;
  /** The message it answers, and those before it in the thread, oldest first (RFC 5322, 3.6.4). */
  in_reply_to: string | null;
  references: readonly string[];
  /** Where the recipient opts out (RFC 8058). Null for an email to oneself, and for an answer. */
  unsubscribe_url: string | null;
}

interface MailSession {
  /**
   * Submits the mail. `unknown` once the server may have taken it. Never throws; at most 90
   * seconds.
   */
  send(mail: OutgoingMail): Promise<DeliveryOutcome>;
  close(): void;
}

/**
 * Connects and signs in, which commits to nothing. Sending is a second step, so that the caller can
 * record in between that a mail is being sent.
 */
export type MailSender = (
  account: MailAccount,
) => Promise<MailSession | { refused: DeliveryOutcome }>;
