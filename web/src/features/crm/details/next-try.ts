import type { Creator } from '@vibes/core/creator/creator';
import { format } from 'date-fns/format';
import { isSameDay } from 'date-fns/isSameDay';

type Unread = Pick<Creator, 'next_read_at' | 'read_blocked_by' | 'email_sent' | 'dm_sent_at'>;

/** When, or whether, what could not be read is tried again, in the time of whoever looks. */
export function nextTry(creator: Unread, now: Date): string {
  const { next_read_at: at, read_blocked_by } = creator;
  if (at && at <= now) return 'We try again within minutes.';
  if (at)
    return `We try again ${isSameDay(at, now) ? '' : `on ${format(at, 'EEEE, MMMM d')} `}at ${format(at, 'HH:mm')}.`;
  if (creator.email_sent || creator.dm_sent_at)
    return 'You already wrote to this creator, so we do not try again.';
  if (read_blocked_by === 'not_found')
    return 'We do not try again. Should the profile be back, capture it again.';
  return 'We stopped trying; capture again.';
}
