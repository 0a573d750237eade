import type { Subscription } from './subscription.ts';

/** Served until the provider says otherwise: the news of a renewal may come late. */
const RUNNING: readonly string[] = ['active', 'trialing'];
/** Served until `expires_at`: a card failed, or the plan was cancelled within a paid period. */
const ENDING: readonly string[] = ['past_due', 'unpaid', 'canceled', 'paused'];

/**
 * True while a plan is served. It may need attention (a card that failed) or be cancelled
 * already, but whoever has one is not asked to buy another. One never paid for is not in force.
 */
export function isInForce(
  { status, expires_at }: Pick<Subscription, 'status' | 'expires_at'>,
  now: Date,
): boolean {
  if (RUNNING.includes(status)) return true;
  return ENDING.includes(status) && expires_at !== null && now < expires_at;
}
