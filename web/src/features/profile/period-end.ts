import { isInForce } from '@vibes/core/plan/is-in-force';
import type { Subscription } from '@vibes/core/plan/subscription';
import { isNotBegun, isRunning } from '@vibes/core/plan/subscription-status';

/**
 * What happens at `expires_at`: the words before "in 3 days" or "2 hours ago". Null for a plan that
 * has not begun.
 */
export function periodEnd(subscription: Subscription, expires_at: Date, now: Date): string | null {
  const { status, cancel_at_period_end } = subscription;
  if (isNotBegun(status)) return null;
  const isPast = expires_at <= now;
  const isEnding = cancel_at_period_end || !isRunning(status);
  if (isEnding || !isInForce(subscription, now)) return isPast ? 'Ended' : 'Ends';
  // The event of a renewal comes a moment after it.
  return isPast ? 'Renewal was due' : 'Renews';
}
