import { isEnding, isRunning } from './subscription-status.ts';
import type { Subscription } from './subscription.ts';

/**
 * True while a plan is served. Its card may have failed, or it may be cancelled already, but its
 * owner is not asked to buy another. A plan never paid for is not in force.
 */
export function isInForce(
  { status, expires_at }: Pick<Subscription, 'status' | 'expires_at'>,
  now: Date,
): boolean {
  // The event of a renewal may come late.
  if (isRunning(status)) return true;
  return isEnding(status) && expires_at !== null && now < expires_at;
}
