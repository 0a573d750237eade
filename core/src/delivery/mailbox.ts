import { z } from 'zod';

/** How long Gmail's own limit looks back, in milliseconds: a rolling window, not a calendar day. */
export const MAILBOX_WINDOW = 24 * 60 * 60 * 1000;

/**
 * `mailboxes/{uid}`: what a user's mailbox sent lately and who is sending now.
 * The lock is the delivery named in `sending`: it holds while that delivery is
 * in state sending, and so is let go by settling it.
 */
export const mailboxSchema = z.object({
  sending: z.string().nullable(),
  /** Instants of the e-mails of the last 24 hours, oldest first. */
  window: z.array(z.date()),
});
export type Mailbox = z.infer<typeof mailboxSchema>;

export const EMPTY_MAILBOX: Mailbox = { sending: null, window: [] };

export interface MailboxLimits {
  /** E-mails in any 24 hours. */
  daily_cap: number;
  /** Milliseconds between two e-mails. */
  spacing: number;
}

const recent = (mailbox: Mailbox, now: Date) =>
  mailbox.window.filter((at) => now.getTime() - at.getTime() < MAILBOX_WINDOW);

/** When the mailbox may send next: `now`, or the later instant with its reason. */
export function mailboxOpening(
  mailbox: Mailbox,
  limits: MailboxLimits,
  now: Date,
): { at: Date; code: 'daily_cap' | 'spacing' } | null {
  const sent = recent(mailbox, now);
  const oldest = sent[sent.length - limits.daily_cap];
  if (oldest) return { at: new Date(oldest.getTime() + MAILBOX_WINDOW), code: 'daily_cap' };
  const last = sent.at(-1);
  const opens = (last?.getTime() ?? 0) + limits.spacing;
  return opens > now.getTime() && last ? { at: new Date(opens), code: 'spacing' } : null;
}

/** The mailbox with one more e-mail on its way. */
export function takeMailbox(mailbox: Mailbox, delivery_id: string, now: Date): Mailbox {
  return { sending: delivery_id, window: [...recent(mailbox, now), now] };
}
