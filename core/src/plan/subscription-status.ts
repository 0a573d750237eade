/** What the payment provider's statuses of a subscription mean for us. */

const RUNNING: readonly string[] = ['active', 'trialing'];
const OWING: readonly string[] = ['past_due', 'unpaid'];

/** Paid, until the provider says otherwise. */
export const isRunning = (status: string): boolean => RUNNING.includes(status);

/** A bill waits to be paid. */
export const isOwing = (status: string): boolean => OWING.includes(status);

/**
 * The provider may still collect for it: once it is paid or resumed, the plan is back. No other
 * is sold beside it until it is paid, resumed or ended there.
 */
export const isStillCollected = (status: string): boolean => isOwing(status) || status === 'paused';

/**
 * Ended, or about to, and served once. A subscription never paid for (`incomplete …`) has not
 * ended.
 */
export const isEnding = (status: string): boolean =>
  isStillCollected(status) || status === 'canceled';

/** Never paid, so that it has not begun. */
export const isNotBegun = (status: string): boolean => status.startsWith('incomplete');
