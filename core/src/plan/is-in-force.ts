import { isEnding, isRunning } from './subscription-status.ts';
import type { Subscription } from './subscription.ts';

/**
 * True while a plan is served. It may need attention (a card that failed) or be cancelled
 * already, but whoever has one is not asked to buy another. One never paid for is not in force.
 */
export function isInForce(
  { status, expires_at }: Pick<Subscription, 'status' | 'expires_at'>,
  now: Date,
): boolean {
  // The news of a renewal may come late.
  if (isRunning(status)) return true;
  return isEnding(status) && expires_at !== null && now < expires_at;
}
