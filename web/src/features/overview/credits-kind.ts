import { isInForce } from '@vibes/core/plan/is-in-force';
import type { Subscription } from '@vibes/core/plan/subscription';

/** What kind of credits the balance is: only those of a plan come back each month. */
export function creditsKind(subscription: Subscription | null, now: Date): string {
  if (subscription === null) return 'Trial credits';
  return isInForce(subscription, now) ? 'Resets every month' : 'No plan';
}
