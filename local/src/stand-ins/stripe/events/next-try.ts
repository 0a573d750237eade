import type { StripeEvent } from '../account/stripe-event.ts';

/** Milliseconds after each of the first failures; later tries come once a minute. */
const PAUSES = [200, 1000];
const LATER = 60_000;

export const nextTryAt = ({ deliveries }: StripeEvent, now: number): number =>
  now + (PAUSES[deliveries.length - 1] ?? LATER);

/** A time further away than any pause was set before the clock was turned back. */
export const isDue = ({ is_delivered, next_try_at }: StripeEvent, now: number): boolean =>
  !is_delivered && (next_try_at <= now || next_try_at > now + LATER);
