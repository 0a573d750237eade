import type { Creator } from '@vibes/core/creator/creator';
import type { CreatorEntry } from '@vibes/core/creator/creator-entry';
import { whoseTurn } from '@vibes/core/creator/whose-turn';
import type { Delivery } from '@vibes/core/delivery/delivery';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { format } from 'date-fns/format';
import {
  shownState,
  STATE_WORDS,
  type ShownState,
} from '../../../shared/delivery/delivery-words.ts';
import { isReminderDue } from '../../../shared/creator/reminder/reminder-days.ts';
import { MAY_HAVE_REPLIED, REMINDER_DUE } from './turn-words.ts';

type Happened = Pick<
  CreatorEntry,
  | 'created_at'
  | 'email_sent'
  | 'last_out_at'
  | 'last_in_at'
  | 'dm_sent_at'
  | 'opted_out_at'
  | 'awaiting'
  | 'status'
  | 'remind_at'
> &
  Partial<Pick<Creator, 'may_be_from'>>;

type NewestEmail = Pick<Delivery, 'state' | 'updated_at' | 'bounce'> | null | undefined;

/** What happened last with a creator, and when; null where the time was not kept. */
interface LastEvent {
  what: string;
  at: Date | null;
  /** An email did not arrive. */
  isTrouble?: boolean;
}

const TROUBLE: ReadonlySet<ShownState> = new Set(['failed', 'bounced']);
/** What a person may have to do something about; the creator's own times tell the rest. */
const TOLD: ReadonlySet<ShownState> = new Set([...TROUBLE, 'uncertain', 'held']);

function eventsOf(email: NewestEmail): LastEvent[] {
  const state = email && shownState(email);
  if (!state || !TOLD.has(state)) return [];
  return [
    {
      what: `Email ${STATE_WORDS[state].toLowerCase()}`,
      at: email.bounce?.at ?? email.updated_at,
      isTrouble: TROUBLE.has(state),
    },
  ];
}

/** Of two at the same time, the first one listed. */
function lastOf(entry: Happened, email: NewestEmail): LastEvent {
  const { opted_out_at, last_in_at, dm_sent_at, last_out_at, email_sent, created_at } = entry;
  const dated = [
    { what: 'Unsubscribed', at: opted_out_at },
    { what: 'Replied', at: last_in_at },
    { what: MAY_HAVE_REPLIED, at: entry.may_be_from?.at ?? null },
    ...eventsOf(email),
    { what: 'DM sent', at: dm_sent_at },
    { what: 'Email sent', at: last_out_at },
  ].filter((event): event is LastEvent & { at: Date } => event.at !== null);
  const [last] = dated.toSorted((one, other) => other.at.getTime() - one.at.getTime());
  if (last) return last;
  return email_sent ? { what: 'Email sent', at: null } : { what: 'Saved', at: created_at };
}

/**
 * "Replied 2 h ago", "Email bounced yesterday", "Saved today": the one line of a narrow row, and the
 * time it names. A reminder that is due comes before what asks for nothing. `email` is the newest one
 * to the creator, undefined while it is not known.
 */
export function lastEvent(
  entry: Happened,
  email: NewestEmail,
  now: Date,
): { words: string; at: Date | null; isTrouble: boolean } {
  const { what, at, isTrouble = false } = lastOf(entry, email);
  const isQuiet = !isTrouble && what !== MAY_HAVE_REPLIED && whoseTurn(entry) !== 'us';
  if (isQuiet && isReminderDue(entry.remind_at, now))
    return { words: REMINDER_DUE, at: entry.remind_at, isTrouble };
  const when = at && (what === 'Saved' ? dayWord(at, now) : agoWord(at, now));
  return { words: when ? `${what} ${when}` : what, at, isTrouble };
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Shorter than this, hours are said also past midnight. */
const HOURS_PAST_MIDNIGHT = 6;

/** "today", "yesterday", "3 days ago", "May 3", in an earlier year "May 3, 2025"; of the device's days. */
function dayWord(at: Date, now: Date): string {
  const days = differenceInCalendarDays(now, at);
  if (days <= 0) return 'today';
  if (days === 1) return 'yesterday';
  if (days < 7) return `${days} days ago`;
  return format(at, at.getFullYear() === now.getFullYear() ? 'MMM d' : 'MMM d, yyyy');
}

/** The same with minutes and hours: "just now", "5 min ago", "2 h ago". */
function agoWord(at: Date, now: Date): string {
  const passed = now.getTime() - at.getTime();
  if (passed < MINUTE_MS) return 'just now';
  if (passed < HOUR_MS) return `${Math.floor(passed / MINUTE_MS)} min ago`;
  const hours = Math.floor(passed / HOUR_MS);
  const isNear = differenceInCalendarDays(now, at) === 0 || hours < HOURS_PAST_MIDNIGHT;
  return isNear ? `${hours} h ago` : dayWord(at, now);
}
