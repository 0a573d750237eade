import type { EmailSettings } from '../account/email-settings.ts';
import type { Delivery } from '../delivery/delivery.ts';
import type { DeliveryOutcome } from '../delivery/delivery-outcome.ts';
import type { Mailbox } from '../delivery/mailbox.ts';
import { isMailboxWaitReason } from '../delivery/waits-for-send-time.ts';
import type { SuppressionReason } from '../opt-out/suppression.ts';
import { followUpEnd, type FollowUpFacts } from './follow-up-end.ts';
import { refusalOfEnd } from './follow-up-refusal.ts';
import { isLate, nextWorkingHour } from './working-time.ts';

/** What the gate needs to know of a follow-up besides the email itself. */
export type FollowUpGateFacts = Pick<FollowUpFacts, 'creator' | 'first'> & { time_zone: string };

interface HourFacts {
  delivery: Pick<Delivery, 'planned_for' | 'due_at' | 'last_error'>;
  follow_up: FollowUpGateFacts;
}

/** `follow_up_unread` stays the reason as long as the mailbox cannot be read. */
const isUnread = (last_error: Delivery['last_error']): boolean =>
  last_error?.code === 'follow_up_unread';

/**
 * Null at a proper hour: the one it was planned for, or the turn that the mailbox's limits gave it,
 * on a working day and not while the creator is away. One that a person sends goes at any hour.
 */
function askForHour(
  { delivery, follow_up: { creator, first, time_zone } }: HourFacts,
  now: Date,
): DeliveryOutcome | null {
  const { planned_for, due_at, last_error } = delivery;
  const hour_of = first?.sent_at;
  if (!planned_for || !hour_of) return null;
  const away_until = creator.follow_up?.away_until ?? null;
  const isAway = away_until !== null && away_until > now;
  const hasTurn = last_error !== null && isMailboxWaitReason(last_error.code);
  const meant = (hasTurn && due_at) || planned_for;
  if (!isAway && !isLate(meant, { now, time_zone })) return null;
  const until = nextWorkingHour(isAway ? away_until : now, { hour_of, time_zone });
  const late = isUnread(last_error) ? 'follow_up_unread' : 'follow_up_late';
  const code = isAway ? 'follow_up_away' : late;
  return { kind: 'postponed', code, until, planned_for: until };
}

/**
 * Whether a follow-up may go out now: null to go.
 *
 * @param facts.follow_up null when its creator is gone
 */
export function askFollowUp(
  facts: Omit<HourFacts, 'follow_up'> & {
    follow_up: FollowUpGateFacts | null;
    settings: EmailSettings;
    mailbox: Pick<Mailbox, 'watch'>;
    suppressed: SuppressionReason | null;
  },
  now: Date,
): DeliveryOutcome | null {
  const { delivery, follow_up, settings, mailbox, suppressed } = facts;
  if (suppressed === 'opted_out') return { kind: 'unwanted', code: 'opted_out' };
  if (suppressed === 'bounced') return { kind: 'unwanted', code: 'address_bounced' };
  if (!follow_up) return { kind: 'unwanted', code: 'follow_up_stopped' };
  const end = followUpEnd({ ...follow_up, settings, watch: mailbox.watch });
  if (end) return { kind: 'unwanted', code: refusalOfEnd(end) };
  return askForHour({ delivery, follow_up }, now);
}
