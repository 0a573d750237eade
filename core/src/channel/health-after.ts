import type { DeliveryOutcome } from '../delivery/delivery-outcome.ts';
import { refusal, type DeliveryRefusal } from '../delivery/delivery-refusal.ts';
import { LONGEST_DELAY } from '../delivery/retry-delay.ts';
import { STOPS_AT_ONCE } from './stop-reason.ts';
import { CHANNEL_FACTS, isMailbox, type Channel } from './channel.ts';
import { UNKNOWN_HEALTH, type ChannelHealth } from './channel-health.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Milliseconds of nothing but failures after which a channel is stopped. */
export const STOP_AFTER = 5 * DAY;

/**
 * Milliseconds without a sign-in after Gmail saw too many: each further one would prolong the
 * block.
 */
const SIGN_IN_PAUSE = 15 * MINUTE;

/** Reasons that concern one message and show nothing of the channel. */
const OF_ONE_MESSAGE: ReadonlySet<DeliveryRefusal> = new Set([
  'recipient_refused',
  'recipient_policy',
  'recipient_mailbox_full',
  'message_refused',
  'notion_refused',
]);

/**
 * A channel's health after an attempt over it; null when that changes nothing, which a success of a
 * channel that works does not. A stop stays until the person resumes the channel. Gmail is stopped
 * by bounces alone (`bounced-mailbox.ts`): here a final refusal ends only the delivery.
 */
export function healthAfter(input: {
  channel: Channel;
  health: ChannelHealth;
  outcome: DeliveryOutcome;
  now: Date;
}): ChannelHealth | null {
  const { channel, health, outcome, now } = input;
  if (health.stopped_at) return null;
  switch (outcome.kind) {
    case 'accepted':
      return healthAfterSuccess(channel, health, now);
    case 'postponed':
      // Gmail's own limit is recorded in the mailbox.
      return outcome.code === 'mailbox_limit' ? null : pause(health, outcome.until);
    case 'temporary':
    case 'permanent': {
      const until = pauseEnd(channel, outcome, now);
      if (until) return pause(health, until);
      if (OF_ONE_MESSAGE.has(outcome.code)) return null;
      return healthAfterFailure(channel, health, { code: outcome.code, now });
    }
    case 'unknown':
    case 'parked':
    case 'unwanted':
      return null;
  }
}

function healthAfterSuccess(
  channel: Channel,
  health: ChannelHealth,
  now: Date,
): ChannelHealth | null {
  const hasRecovered = health.failing_since !== null || health.last_error !== null;
  // Gmail was tried when it was saved, and the writes of an email are counted.
  const isFirst = health.verified_at === null && !isMailbox(channel);
  return hasRecovered || isFirst ? { ...UNKNOWN_HEALTH, verified_at: now } : null;
}

/** Until when an answer asks for a pause of the whole channel; null when it does not. */
function pauseEnd(
  channel: Channel,
  outcome: Extract<DeliveryOutcome, { kind: 'temporary' | 'permanent' }>,
  now: Date,
): Date | null {
  if (outcome.kind === 'permanent') return null;
  const after = (milliseconds: number) => new Date(now.getTime() + milliseconds);
  if (outcome.code === 'mailbox_too_many_sign_ins') return after(SIGN_IN_PAUSE);
  if (outcome.code !== CHANNEL_FACTS[channel].busy || !outcome.retry_after) return null;
  return after(Math.min(outcome.retry_after, LONGEST_DELAY));
}

const pause = (health: ChannelHealth, until: Date): ChannelHealth | null =>
  health.paused_until && health.paused_until >= until ? null : { ...health, paused_until: until };

function healthAfterFailure(
  channel: Channel,
  health: ChannelHealth,
  { code, now }: { code: DeliveryRefusal; now: Date },
): ChannelHealth | null {
  if (STOPS_AT_ONCE.some((stop) => stop === code)) {
    const failing_since = health.failing_since ?? now;
    return { ...health, failing_since, stopped_at: now, last_error: refusal(code) };
  }
  const { failing_since } = health;
  if (failing_since === null) return { ...health, failing_since: now, last_error: refusal(code) };
  const isOver = now.getTime() - failing_since.getTime() >= STOP_AFTER;
  const { stopped } = CHANNEL_FACTS[channel];
  if (isOver && stopped) {
    return { ...health, stopped_at: now, last_error: refusal(stopped) };
  }
  return health.last_error?.code === code ? null : { ...health, last_error: refusal(code) };
}
