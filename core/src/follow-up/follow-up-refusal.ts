import type { DeliveryRefusal } from '../delivery/delivery-refusal.ts';
import type { FollowUpEnd } from './follow-up.ts';

/** Why a follow-up that was queued does not go out. */
const REFUSALS: Record<FollowUpEnd, DeliveryRefusal> = {
  done: 'follow_up_stopped',
  replied: 'follow_up_replied',
  bounced: 'address_bounced',
  opted_out: 'opted_out',
  written_by_hand: 'follow_up_written_by_hand',
  another_email: 'follow_up_another_email',
  status_set: 'follow_up_status_set',
  address_changed: 'follow_up_address_changed',
  not_sent: 'follow_up_not_sent',
  unwatched: 'follow_up_unwatched',
  switched_off: 'follow_up_switched_off',
  by_webhook: 'follow_up_by_webhook',
  no_template: 'follow_up_stopped',
  stopped: 'follow_up_stopped',
  creator_deleted: 'creator_deleted',
  creator_joined: 'creator_joined',
};

export const refusalOfEnd = (end: FollowUpEnd): DeliveryRefusal => REFUSALS[end];

/** The end that a refusal of the gate means; anything else counts as stopped. */
export function endOfRefusal(code: DeliveryRefusal): FollowUpEnd {
  const ends = Object.entries(REFUSALS) as [FollowUpEnd, DeliveryRefusal][];
  return ends.find(([end, refusal]) => refusal === code && end !== 'done')?.[0] ?? 'stopped';
}
