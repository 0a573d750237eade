import type { Mailbox } from '../delivery/mailbox.ts';
import { ANSWERED_WITHIN } from './next-look.ts';

/**
 * Milliseconds before an email that a look back begins at: its copy in the mailbox, by which we learn
 * how Gmail names it, may carry a time before the one we noted.
 */
const MARGIN = 10 * 60_000;

/**
 * The time from which on emails can be looked back for: within 60 days their answers are looked for,
 * and those to emails from another mailbox are not in this one.
 */
export function earliestLookBack({ connected_at }: Pick<Mailbox, 'connected_at'>, now: Date): Date {
  const answered = new Date(now.getTime() - ANSWERED_WITHIN);
  return connected_at && connected_at > answered ? connected_at : answered;
}

/** Where the reading begins for an email that went out at `sent_at`. */
export function lookBackTo(sent_at: Date, mailbox: Pick<Mailbox, 'connected_at'>, now: Date): Date {
  const earliest = earliestLookBack(mailbox, now);
  const from = new Date(sent_at.getTime() - MARGIN);
  return from > earliest ? from : earliest;
}
