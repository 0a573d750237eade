import type { FollowUpEnd } from '@vibes/core/follow-up/follow-up';
import { format } from 'date-fns/format';

export const FOLLOW_UP_NAMES = { 1: 'First follow-up', 2: 'Second follow-up' } as const;

/** Why a creator gets no further follow-up. */
export const END_SENTENCES: Record<FollowUpEnd, string> = {
  done: 'All follow-ups were sent.',
  replied: 'Follow-ups stopped: the creator replied.',
  bounced: 'Follow-ups stopped: an email bounced.',
  opted_out: 'Follow-ups stopped: the creator unsubscribed.',
  written_by_hand: 'Follow-ups stopped: you wrote to the creator in your mail program.',
  another_email: 'Follow-ups stopped: you sent another email.',
  status_set: 'Follow-ups stopped: you changed the status.',
  address_changed: 'Follow-ups stopped: the creator has another address now.',
  not_sent: 'Follow-ups stopped: the email before wasn’t sent.',
  unwatched: 'Follow-ups stopped: Replies wasn’t on all the time since the first email.',
  switched_off: 'Follow-ups are switched off, so none is sent.',
  by_webhook: 'Follow-ups go out through Gmail only, so none is sent.',
  no_template: 'Follow-ups stopped: there is no follow-up in Templates.',
  stopped: 'You stopped the follow-ups.',
  creator_deleted: 'Follow-ups stopped: you had deleted the creator.',
};

/** "Wednesday, May 6, at 2:00 PM". */
export const dueDay = (due_at: Date): string => format(due_at, "EEEE, MMMM d, 'at' p");

/** "Wed, May 6, 2:00 PM". */
export const shortDay = (due_at: Date): string => format(due_at, 'EEE, MMM d, p');
