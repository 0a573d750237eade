import type { Creator } from '@vibes/core/creator/creator';
import { isOpenStatus } from '@vibes/core/creator/creator-status';
import { NOTES_LIMIT } from '@vibes/core/creator/notes-limit';
import { wasRead } from '@vibes/core/creator/read-state';
import { format } from 'date-fns/format';
import { isSameDay } from 'date-fns/isSameDay';

type Unread = Pick<
  Creator,
  | 'next_read_at'
  | 'read_blocked_by'
  | 'read_state'
  | 'email_sent'
  | 'dm_sent_at'
  | 'status'
  | 'status_set_by'
>;

/** A profile that was never read is still read for a creator who only had an email. */
const isDone = (creator: Unread): boolean =>
  creator.dm_sent_at !== null ||
  (creator.email_sent && (wasRead(creator) || !creator.next_read_at));

/** When, or whether, an unread profile is read again, in the time zone of the browser. */
export function nextTry(creator: Unread, now: Date): string {
  const { next_read_at: at, read_blocked_by, status } = creator;
  if (isDone(creator)) return 'You already contacted this creator, so we won’t try again.';
  if (read_blocked_by === 'not_found')
    return 'We won’t try again. If the profile comes back, capture it again.';
  if (!isOpenStatus(creator)) return `We won’t try again while the status is ${status}.`;
  if (at && at <= now) return 'We’ll try again in a few minutes.';
  if (at)
    return `We’ll try again ${isSameDay(at, now) ? '' : `on ${format(at, 'EEEE, MMMM d')} `}at ${format(at, 'HH:mm')}.`;
  return 'We stopped trying. Capture the creator again.';
}

/** With this many characters left or fewer, they are counted. */
const NEAR_LIMIT = 500;

/** The line under the notes: how they are saved, or near the limit how many characters are left. */
export function notesWord(notes: {
  work: 'idle' | 'saving' | 'saved';
  isDirty: boolean;
  length: number;
}): string {
  const left = NOTES_LIMIT - notes.length;
  if (notes.work === 'saving') return '';
  if (notes.isDirty && left <= NEAR_LIMIT)
    return `Not saved yet, ${left} ${left === 1 ? 'character' : 'characters'} left`;
  if (notes.isDirty) return 'Not saved yet';
  return notes.work === 'saved' ? 'Saved' : '';
}
