import { refusal, type DeliveryRefusal } from './delivery-refusal.ts';
import type { Delivery, DeliveryState } from './delivery.ts';
import { isPinned } from './is-pinned.ts';

/** What stopping does: nothing when it is stopped already; refused with a sentence when it is too late. */
export type Cancellation =
  | { kind: 'done' }
  | { kind: 'refused'; sentence: string }
  | { kind: 'stop'; data: Partial<Delivery> };

const TOO_LATE: Record<Exclude<DeliveryState, 'held' | 'queued' | 'cancelled'>, string> = {
  sending: 'It’s being sent right now, so it’s too late to stop it.',
  sent: 'It was already sent.',
  failed: 'It already failed, so there is nothing to stop.',
  uncertain: 'It may have been sent already, so it’s too late to stop it.',
};

/**
 * Stops a delivery that waits. An email that a webhook may have taken ends uncertain: no further
 * try is made, and nothing says that it did not go out. `revision` moves on, so that a worker that
 * read the delivery before cannot queue it again.
 *
 * @param code why
 */
export function cancelDelivery(
  delivery: Delivery,
  now: Date,
  code: DeliveryRefusal = 'cancelled_by_person',
): Cancellation {
  const { state, last_error } = delivery;
  if (state === 'cancelled') return { kind: 'done' };
  if (state === 'uncertain' && last_error?.code === 'webhook_switched') return { kind: 'done' };
  if (state !== 'held' && state !== 'queued') return { kind: 'refused', sentence: TOO_LATE[state] };
  const ended = {
    phase: null,
    due_at: undefined,
    ended_at: now,
    lease_token: null,
    seen_at: null,
    revision: delivery.revision + 1,
    updated_at: now,
  };
  const isTaken = delivery.kind === 'email' && isPinned(delivery);
  return {
    kind: 'stop',
    data: isTaken
      ? { ...ended, state: 'uncertain', last_error: refusal('webhook_switched') }
      : { ...ended, state: 'cancelled', last_error: refusal(code) },
  };
}
