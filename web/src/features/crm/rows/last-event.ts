import type { CreatorEntry } from '@vibes/core/creator/creator-entry';
import { agoWord, dayWord } from './ago-word.ts';

type Happened = Pick<
  CreatorEntry,
  'created_at' | 'email_sent' | 'last_out_at' | 'last_in_at' | 'dm_sent_at' | 'opted_out_at'
>;

/** What happened last with a creator, and when; null where the time was not kept. */
interface LastEvent {
  what: string;
  at: Date | null;
}

/** Of two at the same time, the first one listed. */
function lastOf(entry: Happened): LastEvent {
  const { opted_out_at, last_in_at, dm_sent_at, last_out_at, email_sent, created_at } = entry;
  const dated = [
    { what: 'Unsubscribed', at: opted_out_at },
    { what: 'Answered', at: last_in_at },
    { what: 'DM sent', at: dm_sent_at },
    { what: 'Email sent', at: last_out_at },
  ].filter((event): event is { what: string; at: Date } => event.at !== null);
  const [last] = dated.toSorted((one, other) => other.at.getTime() - one.at.getTime());
  if (last) return last;
  return email_sent ? { what: 'Email sent', at: null } : { what: 'Saved', at: created_at };
}

/** "Answered 2 h ago", "Email sent yesterday", "Saved today": the one line of a narrow row, and the time it names. */
export function lastEvent(entry: Happened, now: Date): { words: string; at: Date | null } {
  const { what, at } = lastOf(entry);
  const when = at && (what === 'Saved' ? dayWord(at, now) : agoWord(at, now));
  return { words: when ? `${what} ${when}` : what, at };
}
