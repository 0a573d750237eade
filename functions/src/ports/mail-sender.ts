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
  /** Null for an email in plain text. */
  html: string | null;
  /** The same over all attempts of a delivery, without angle brackets. */
  message_id: string;
  /** The Message-ID it answers, and those before it in its thread, oldest first. */
  in_reply_to: string | null;
  references: string[];
  /** Where the recipient opts out (RFC 8058). Null for an answer, and for an email to oneself. */
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
