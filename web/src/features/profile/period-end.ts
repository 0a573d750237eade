import { isInForce } from '@vibes/core/plan/is-in-force';
import type { Subscription } from '@vibes/core/plan/subscription';

/** What happens at the end of the paid period: the words before "in 3 days" or "2 hours ago". */
export function periodEnd(subscription: Subscription, expires_at: Date, now: Date): string {
  const isPast = expires_at < now;
  if (!isInForce(subscription, now)) return isPast ? 'Ended' : 'Ends';
  if (subscription.cancel_at_period_end) return isPast ? 'Ended' : 'Ends';
  if (subscription.status !== 'active') return isPast ? 'Expired' : 'Expires';
  // The news of a renewal comes a moment after it.
  return isPast ? 'Renewal was due' : 'Renews';
}
