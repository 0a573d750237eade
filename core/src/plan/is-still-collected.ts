import type { Subscription } from './subscription.ts';

/** A card that failed, or a pause: once it is paid or resumed, the plan is back. */
const STILL_COLLECTED: readonly string[] = ['past_due', 'unpaid', 'paused'];

/**
 * True while the payment provider may still collect for a plan, served or not: no other is sold
 * beside it until it is paid, resumed or ended there.
 */
export const isStillCollected = ({ status }: Pick<Subscription, 'status'>): boolean =>
  STILL_COLLECTED.includes(status);
