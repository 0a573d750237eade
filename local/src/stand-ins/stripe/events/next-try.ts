import type { StripeEvent } from '../account/stripe-event.ts';

/** Milliseconds after each of the first failures; who was away that long is asked once a minute. */
const PAUSES = [200, 1000];
const LATER = 60_000;

export const nextTryAt = ({ deliveries }: StripeEvent, now: number): number =>
  now + (PAUSES[deliveries.length - 1] ?? LATER);

/** A time further off than any pause was set before the clock was put back. */
export const isDue = ({ is_delivered, next_try_at }: StripeEvent, now: number): boolean =>
  !is_delivered && (next_try_at <= now || next_try_at > now + LATER);
