import type { Subscription } from './subscription.ts';

/** What the payment provider calls a subscription that is over for good. */
const OVER: readonly string[] = ['canceled', 'incomplete_expired'];

/**
 * True while a subscription holds. It may need attention (a card that failed), but
 * whoever has one is not asked to buy another.
 */
export const isInForce = ({ status }: Pick<Subscription, 'status'>): boolean =>
  !OVER.includes(status);
