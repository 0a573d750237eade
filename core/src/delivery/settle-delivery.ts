import type { Delivery } from './delivery.ts';
import type { DeliveryOutcome } from './delivery-outcome.ts';
import { refusal, type DeliveryRefusal } from './delivery-refusal.ts';
import { MAILBOX_WINDOW } from './mailbox.ts';
import { retryDelay } from './retry-delay.ts';

/** Milliseconds that a refusal asks for, whatever the table of retries says. Gmail's window is a day. */
const LEAST_WAIT: Partial<Record<DeliveryRefusal, number>> = { mailbox_limit: MAILBOX_WINDOW };

/** Puts a queued e-mail on the wire: from here on a crash means "uncertain". */
export function putOnWire(
  delivery: Delivery,
  lease: { token: string; until: Date; now: Date },
): Delivery {
  return {
    ...delivery,
    state: 'sending',
    phase: 'on_wire',
    attempts: delivery.attempts + 1,
    due_at: lease.until,
    lease_token: lease.token,
    updated_at: lease.now,
  };
}

/** The delivery after an outcome. Pure; the caller has made sure that the outcome is this attempt's. */
export function settleDelivery(delivery: Delivery, outcome: DeliveryOutcome, now: Date): Delivery {
  const idle: Delivery = {
    ...delivery,
    phase: null,
    due_at: undefined,
    lease_token: null,
    updated_at: now,
  };
  switch (outcome.kind) {
    case 'accepted':
      return { ...idle, state: 'sent', sent_at: now, last_error: null };
    case 'temporary': {
      const attempts = delivery.state === 'sending' ? delivery.attempts : delivery.attempts + 1;
      const delay = retryDelay(attempts);
      if (delay === null)
        return { ...idle, attempts, state: 'failed', last_error: refusal('gave_up') };
      const due_at = new Date(now.getTime() + Math.max(delay, LEAST_WAIT[outcome.code] ?? 0));
      return { ...idle, attempts, state: 'queued', due_at, last_error: refusal(outcome.code) };
    }
    case 'permanent':
      return { ...idle, state: 'failed', last_error: refusal(outcome.code) };
    case 'unknown':
      // The token stays: should the attempt still learn the truth, it may say so.
      return {
        ...idle,
        lease_token: delivery.lease_token,
        state: 'uncertain',
        last_error: refusal('outcome_unknown'),
      };
    case 'postponed':
      return { ...idle, state: 'queued', due_at: outcome.until, last_error: refusal(outcome.code) };
    case 'unwanted':
      return { ...idle, state: 'cancelled', last_error: refusal(outcome.code) };
  }
}

/** What a lease that ended without a word means. */
export function expiredLeaseOutcome(delivery: Delivery, now: Date): DeliveryOutcome {
  return delivery.phase === 'on_wire'
    ? { kind: 'unknown' }
    : { kind: 'postponed', code: 'mailbox_unreachable', until: now };
}
