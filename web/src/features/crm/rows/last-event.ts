import type { Creator } from '@vibes/core/creator/creator';
import type { CreatorEntry } from '@vibes/core/creator/creator-entry';
import { whoseTurn } from '@vibes/core/creator/whose-turn';
import type { Delivery } from '@vibes/core/delivery/delivery';
import { agoWord, dayWord } from '../../../components/ago-word.ts';
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
