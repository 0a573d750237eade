import type { EmailSettings } from '../account/email-settings.ts';
import type { Delivery } from '../delivery/delivery.ts';
import type { DeliveryOutcome } from '../delivery/delivery-outcome.ts';
import type { Mailbox } from '../delivery/mailbox.ts';
import type { SuppressionReason } from '../opt-out/suppression.ts';
import { followUpEnd, type FollowUpFacts } from './follow-up-end.ts';
import { refusalOfEnd } from './follow-up-refusal.ts';
import { isLate, nextWorkingHour } from './working-time.ts';

/** What the gate needs to know of a follow-up besides the email itself. */
export type FollowUpGateFacts = Pick<FollowUpFacts, 'creator' | 'first'> & { time_zone: string };

/**
 * Whether a follow-up may go out now: null to go. One that is long overdue waits for the hour of the
 * first email, once.
 *
 * @param facts.follow_up null when its creator is gone
 */
export function askFollowUp(
  facts: {
    delivery: Pick<Delivery, 'planned_for' | 'last_error'>;
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
  const { first, time_zone } = follow_up;
  const end = followUpEnd({ ...follow_up, settings, watch: mailbox.watch });
  if (end) return { kind: 'unwanted', code: refusalOfEnd(end) };
  const { planned_for, last_error } = delivery;
  const hour_of = first?.sent_at;
  if (last_error || !planned_for || !hour_of || !isLate(planned_for, { now, time_zone }))
    return null;
  const until = nextWorkingHour(now, { hour_of, time_zone });
  return { kind: 'postponed', code: 'follow_up_late', until };
}
