import type { UserData } from '@vibes/core/account/user-data';
import { notReadyReason } from '@vibes/core/delivery/sending-facts';
import { format } from 'date-fns/format';
import { localStore } from '../../../lib/storage.ts';
import { lookBackWords, repliesOffer } from '../../../shared/replies/replies-words.ts';
import { unreadSince } from '../../../shared/replies/unread-since.ts';
import type { TodayItem } from './today-items.ts';

const SEEN_KEY = 'vibes.unwatched-seen';

type Known = Pick<UserData, 'emailSettings' | 'replies'>;

/** What is not known of replies, and since when; null while they are watched. */
function whatIsMissed({ emailSettings, replies }: Known, now: Date) {
  const since = unreadSince({ emailSettings, replies }, now);
  if (since)
    return {
      name: 'Follow-ups are waiting',
      words: `We couldn’t read your mailbox for replies since ${format(since, 'EEEE, MMMM d')}.`,
      at: since,
    };
  if (emailSettings.active_email_mode !== 'gmail') return null;
  const { unwatched } = replies;
  if (unwatched) {
    const { standing } = lookBackWords({ ...replies, unwatched }, now);
    return { name: 'Earlier replies', words: standing, at: new Date(unwatched.since) };
  }
  // Without a mailbox none can be read, and who sends their first email has other things to do.
  if (notReadyReason(emailSettings, { stopped: null })) return null;
  if (emailSettings.watch_replies || repliesOffer(replies, now).kind !== 'now') return null;
  const words = 'Let us look for replies in your Gmail, and they show up here.';
  return { name: 'Replies aren’t watched', words, at: now };
}

/** The line that says that replies may be missed; null where none are, or the person put it aside here. */
export function unwatchedItem(uid: string, known: Known, now: Date): TodayItem | null {
  const missed = whatIsMissed(known, now);
  if (!missed || localStore.read(SEEN_KEY) === `${uid} ${missed.words}`) return null;
  return {
    id: 'unwatched',
    kind: 'unwatched',
    picture_version: null,
    delivery_id: null,
    ...missed,
  };
}

/** The line stays away on this device until it would say something else. */
export const putUnwatchedAside = (uid: string, { words }: TodayItem) =>
  localStore.write(SEEN_KEY, `${uid} ${words}`);
