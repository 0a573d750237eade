import { isMailbox, type Channel } from '../channel/channel.ts';
import type { Delivery } from './delivery.ts';
import type { DeliveryOutcome } from './delivery-outcome.ts';
import { refusal } from './delivery-refusal.ts';
import { hasEnded } from './has-ended.ts';
import { isPinned } from './is-pinned.ts';
import { retryDelay } from './retry-delay.ts';

/** An outcome, or a lease that ended without one: its sender crashed or hangs. */
export type DeliveryEnd = DeliveryOutcome | { kind: 'lease_ended' };

/** The Message-ID of an email, and its thread. */
export type EmailIdentity = Pick<Delivery, 'message_id' | 'thread' | 'in_reply_to'>;
/** For webhooks, which choose their own Message-ID, and for mirrors. */
const NO_IDENTITY: EmailIdentity = { message_id: null, thread: null, in_reply_to: null };

/**
 * Puts a delivery in state `sending`: from here on a crash makes an email over Gmail uncertain.
 */
export function startSending(
  delivery: Delivery,
  lease: { channel: Channel; token: string; until: Date; now: Date; identity?: EmailIdentity },
): Delivery {
  return {
    ...delivery,
    ...(lease.identity ?? NO_IDENTITY),
    channel: lease.channel,
    state: 'sending',
    phase: 'on_wire',
    attempts: delivery.attempts + 1,
    seen_at: null,
    ended_at: undefined,
    due_at: lease.until,
    lease_token: lease.token,
    updated_at: lease.now,
  };
}

/**
 * What may be sent twice without harm: mirrors, and webhooks, which recognize a repeat by its id.
 */
const isRepeatable = (delivery: Delivery): boolean =>
  delivery.kind !== 'email' || isPinned(delivery);

interface Circumstances {
  now: Date;
  /** Spreads the retries: at least 0 and below 1. */
  chance: number;
  /** The delivery's revision when the attempt began. A higher one now means newer content. */
  revision: number;
}

/**
 * The delivery after an outcome. Pure; the caller has made sure that the outcome is this attempt's.
 * A mirror whose creator changed during the attempt is due again at once, however it ended; an
 * email that a later one has replaced is not tried again.
 */
export function settleDelivery(
  delivery: Delivery,
  outcome: DeliveryEnd,
  circumstances: Circumstances,
): Delivery {
  const settled = tryAgain(delivery, settle(delivery, outcome, circumstances), circumstances);
  return { ...settled, ended_at: hasEnded(settled) ? circumstances.now : undefined };
}

/** A mirror that is stale is due again; an email that was replaced is not. */
function tryAgain(
  delivery: Delivery,
  settled: Delivery,
  { now, revision }: Circumstances,
): Delivery {
  if (delivery.replaced_by !== null && settled.state === 'queued') {
    const last_error = refusal('replaced');
    return { ...settled, state: 'cancelled', due_at: undefined, last_error };
  }
  const isOver = settled.state === 'sent' || settled.state === 'failed';
  const isStale = delivery.kind !== 'email' && delivery.revision !== revision;
  if (!isOver || !isStale) return settled;
  return { ...settled, state: 'queued', due_at: now, attempts: 0, last_error: null };
}

function settle(
  delivery: Delivery,
  outcome: DeliveryEnd,
  { now, chance }: Circumstances,
): Delivery {
  const idle: Delivery = {
    ...delivery,
    phase: null,
    due_at: undefined,
    lease_token: null,
    seen_at: null,
    updated_at: now,
  };
  // A mail that Gmail did not take may go through any channel.
  const waiting: Delivery = {
    ...idle,
    state: 'queued',
    channel: isMailbox(delivery.channel) ? null : delivery.channel,
  };
  const wasTried = delivery.state === 'sending' || delivery.state === 'uncertain';
  switch (outcome.kind) {
    case 'accepted': {
      const notion_page_id = outcome.notion_page_id ?? delivery.notion_page_id;
      // Of one through a webhook the revision could not move while its request may be repeated.
      const revision = delivery.revision + (isPinned(delivery) && delivery.is_anyway ? 1 : 0);
      return { ...idle, state: 'sent', sent_at: now, last_error: null, notion_page_id, revision };
    }
    case 'temporary': {
      const attempts = wasTried ? delivery.attempts : delivery.attempts + 1;
      const delay = retryDelay(attempts, chance, outcome.retry_after);
      if (delay === null)
        return { ...idle, attempts, state: 'failed', last_error: refusal('gave_up') };
      const due_at = new Date(now.getTime() + delay);
      return { ...waiting, attempts, due_at, last_error: refusal(outcome.code) };
    }
    case 'permanent':
      return { ...idle, state: 'failed', last_error: refusal(outcome.code) };
    case 'unknown':
      if (isRepeatable(delivery)) return settleLease(delivery, { idle, waiting, now });
      // The token stays, so that the attempt may still report its outcome.
      return {
        ...idle,
        lease_token: delivery.lease_token,
        state: 'uncertain',
        last_error: refusal('outcome_unknown'),
      };
    case 'postponed': {
      const attempts = wasTried ? Math.max(0, delivery.attempts - 1) : delivery.attempts;
      const { until, code, planned_for = delivery.planned_for } = outcome;
      return { ...waiting, attempts, due_at: until, planned_for, last_error: refusal(code) };
    }
    case 'parked': {
      const parked_due_at = delivery.due_at ?? now;
      return { ...waiting, parked_due_at, last_error: refusal(outcome.code) };
    }
    case 'unwanted':
      return { ...idle, state: 'cancelled', last_error: refusal(outcome.code) };
    case 'lease_ended':
      if (isRepeatable(delivery)) return settleLease(delivery, { idle, waiting, now });
      if (delivery.phase !== 'on_wire') return { ...waiting, due_at: now };
      return settle(delivery, { kind: 'unknown' }, { now, chance, revision: delivery.revision });
  }
}

/**
 * The outcome of a repeatable delivery is unknown: it is due again at once. The attempt is counted,
 * so that a delivery that crashes every sender is given up.
 */
function settleLease(
  delivery: Delivery,
  { idle, waiting, now }: { idle: Delivery; waiting: Delivery; now: Date },
): Delivery {
  return retryDelay(delivery.attempts, 0) === null
    ? { ...idle, state: 'failed', last_error: refusal('gave_up') }
    : { ...waiting, due_at: now };
}
