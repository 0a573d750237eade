import type { MailboxStatus } from '@vibes/core/channel/channel-status';
import type { RepliesStatus } from '@vibes/core/watch/replies-status';
import { format } from 'date-fns/format';
import { ahead } from '../channel/moment-words.ts';

/** What watching for replies reads and keeps, wherever it is offered. */
export const WHAT_IS_READ =
  'We look at the headers of new mail. We open only messages that reply to your emails, come within 60 days from an address you emailed or from its company’s domain, or report that an email couldn’t be delivered. We keep their text, with what they quote, for 24 months and nothing of any other mail. We never mark, move or delete anything.';

/** Whether watching may be switched on; `later`: from a date on. */
export type RepliesOffer = { kind: 'none' } | { kind: 'now' } | { kind: 'later'; sentence: string };

export function repliesOffer({ available_from }: RepliesStatus, now: Date): RepliesOffer {
  if (available_from === null) return { kind: 'none' };
  const from = new Date(available_from);
  if (from <= now) return { kind: 'now' };
  return { kind: 'later', sentence: `You can switch this on from ${format(from, 'PPP')} on.` };
}

/** A day, with the year where it is not this one. */
const dayWords = (at: Date, now: Date): string =>
  format(at, at.getFullYear() === now.getFullYear() ? 'MMMM d' : 'MMMM d, yyyy');

type Unwatched = Pick<RepliesStatus, 'watched_since'> & {
  unwatched: NonNullable<RepliesStatus['unwatched']>;
};

/**
 * Emails from before watching was switched on: the question whether their answers are looked for, that
 * they are not, and what is read for that.
 */
export function lookBackWords({ watched_since, unwatched }: Unwatched, now: Date) {
  const { emails } = unwatched;
  const first = dayWords(new Date(unwatched.since), now);
  const last = dayWords(new Date(watched_since ?? now), now);
  const reading = `To do so, we read the mail since ${first} the same way, and keep the same of it.`;
  const days = first === last ? `on ${first}` : `from ${first} to ${last}`;
  return emails === 1
    ? {
        question: `Also look for the answer to your email of ${first}?`,
        standing: `We don’t look for the answer to your email of ${first}.`,
        reading,
      }
    : {
        question: `Also look for replies to the ${emails.toLocaleString('en-US')} emails since ${first}?`,
        standing: `We don’t look for replies to the ${emails.toLocaleString('en-US')} emails you sent ${days}.`,
        reading,
      };
}

const DAY = 24 * 60 * 60_000;

/** How far the mailbox was read. */
export function readWords({ read_to }: RepliesStatus, now: Date): string {
  if (read_to === null)
    return 'On. Your mailbox hasn’t been read yet. We look a few minutes after each email.';
  const at = new Date(read_to);
  const isToday = now.getTime() - at.getTime() < DAY;
  return `On. Your mailbox was read up to ${format(at, isToday ? 'HH:mm' : 'PPP')}.`;
}

const number = (count: number): string => count.toLocaleString('en-US');

/** What may be typed as the daily limit, and what no limit means. */
export function dailyCapHint({ usual_daily_cap, daily_cap_maximum }: MailboxStatus): string {
  const maximum = `Up to ${number(daily_cap_maximum)} emails in 24 hours, the most Gmail takes from this address.`;
  const isUsual = usual_daily_cap === daily_cap_maximum;
  return isUsual
    ? `${maximum} Leave it empty to allow that many.`
    : `${maximum} Leave it empty for our usual ${number(usual_daily_cap)}.`;
}

/** What Gmail sent lately, and the next send time. */
export function mailboxWords(mailbox: MailboxStatus, now: Date): string {
  const { sent, daily_cap, opens_at } = mailbox;
  const used = `${number(sent)} of ${number(daily_cap)} sent in the last 24 hours`;
  const opens = opens_at === null ? null : new Date(opens_at);
  return opens && opens > now ? `${used}, next at ${ahead(opens, now)}.` : `${used}.`;
}
