import * as z from 'zod';
import { DOMAIN_MAXIMUM, siteOf } from '../contact/site-of.ts';
import { storedId, storedList, storedText } from '../text/stored-text.ts';
import { lookAfterEmail } from '../watch/next-look.ts';
import { watchSchema } from '../watch/watch.ts';

/** The window of Gmail's own limit, in milliseconds: a rolling one, not a calendar day. */
export const MAILBOX_WINDOW = 24 * 60 * 60 * 1000;

/** Milliseconds until the lease of a delivery without an outcome ends. Longer than any send may take. */
export const LEASE = 120_000;

/** Emails by which it is judged how many bounce. */
const RECENT = 50;

/**
 * `mailboxes/{uid}_main`: what a user's mailbox sent lately and who is sending now. The lock is the
 * delivery named in `sending`: it holds while that delivery is in state `sending`, so settling the
 * delivery releases it.
 */
export const mailboxSchema = z.object({
  /** Whose it is. Absent in the value of a mailbox that is not stored. */
  uid: storedId().optional(),
  sending: storedId().nullable(),
  /** Instants of the emails of the last 24 hours, oldest first. */
  window: z.array(z.date()),
  /** The end of Gmail's own limit; null when it is not reached. */
  paused_until: z.date().nullable(),
  /** The last emails, oldest first, and which of them came back for good. */
  recent: storedList(
    z.object({
      id: storedId(),
      has_bounced: z.boolean(),
      bounced_at: z.date().optional(),
      /** The domain it went to; absent for one where anyone has a mailbox. */
      site: storedText(DOMAIN_MAXIMUM).optional(),
    }),
    RECENT,
  ),
  /** When this address took the place of another one; null where all emails went out from it. */
  connected_at: z.date().nullable(),
  /** When to look for replies next. Absent while nothing is watched, or nothing can be answered. */
  watch_due_at: z.date().optional(),
  /** How far it was read for replies; null while that is off. */
  watch: watchSchema.nullable(),
});
export type Mailbox = z.infer<typeof mailboxSchema>;

export interface MailboxLimits {
  /** Emails in any 24 hours. */
  daily_cap: number;
  /** Milliseconds between two emails. */
  spacing: number;
}

/** Why a mailbox is closed for now. */
export type MailboxWaitReason = 'mailbox_limit' | 'daily_cap' | 'spacing';
export interface SendTime {
  at: Date;
  code: MailboxWaitReason;
}

/**
 * Milliseconds by which an email may go out after its send time: the sweep runs once a minute. A
 * send time that follows from an email still waiting includes it, so that the later email is not
 * postponed again.
 */
const LATENESS = 5 * 60_000;

/** The instants of the window that still count at `time`, in milliseconds. */
const recent = (window: readonly Date[], time: number) =>
  window.filter((at) => time - at.getTime() < MAILBOX_WINDOW);

/**
 * When the mailbox may send next; null when that is now.
 *
 * @param ahead send times given to others, oldest first: the answer is the next one behind them
 */
export function nextSendTime(
  mailbox: Mailbox,
  limits: MailboxLimits,
  now: Date,
  ahead: readonly Date[] = [],
): SendTime | null {
  const paused = mailbox.paused_until?.getTime() ?? 0;
  const from = Math.max(now.getTime(), paused);
  const sent = [...recent(mailbox.window, from), ...ahead];
  const place = sent.length - limits.daily_cap;
  const oldest = sent[place];
  const last = sent.at(-1);
  // No two waiting emails have the same send time: they go out in the order in which they got it.
  const spacing = ahead.length > 0 ? Math.max(limits.spacing, 1) : limits.spacing;
  const late = place >= sent.length - ahead.length ? LATENESS : 0;
  const roomy = oldest ? oldest.getTime() + MAILBOX_WINDOW + late : 0;
  const apart = last ? last.getTime() + spacing : 0;
  const at = Math.max(from, roomy, apart);
  if (at <= now.getTime()) return null;
  const full: MailboxWaitReason = roomy > now.getTime() ? 'daily_cap' : 'spacing';
  return { at: new Date(at), code: paused > now.getTime() ? 'mailbox_limit' : full };
}

/**
 * The other delivery that may be sending from the mailbox; null where that one's lease is over by
 * the time at which it was taken.
 */
export function holderOf({ sending, window }: Mailbox, id: string, now: Date): string | null {
  const taken = window.at(-1);
  const isOver = taken !== undefined && taken.getTime() + LEASE <= now.getTime();
  return sending === id || isOver ? null : sending;
}

/** The mailbox with one more email being sent. */
export function takeMailbox(
  mailbox: Mailbox,
  { id: delivery_id, to }: { id: string; to: string },
  now: Date,
): Mailbox {
  const window = [...recent(mailbox.window, now.getTime()), now];
  const others = mailbox.recent.filter(({ id }) => id !== delivery_id);
  const site = siteOf(to);
  const email = { id: delivery_id, has_bounced: false, ...(site !== null && { site }) };
  return {
    ...mailbox,
    ...lookAfterEmail(mailbox, now),
    sending: delivery_id,
    window,
    recent: [...others, email].slice(-RECENT),
  };
}
