import type { Delivery } from './delivery.ts';
import type { Refusal } from './refusal.ts';

type Seeing =
  | Refusal<'changed' | 'invalid'>
  /** It is as asked. */
  | { kind: 'done' }
  | { kind: 'write'; data: Pick<Delivery, 'seen_at'> };

const CHANGED = 'This has changed since. Reload the page.';
const WAITS = 'An email on hold waits for your review. Set a day to be reminded.';

/**
 * What it does to a delivery that a person has seen what went wrong with it, or that they take that
 * back. `updated_at` stays: of an uncertain email it says when it may have gone out.
 *
 * @param remind_at of the creator; undefined leaves the one there is
 */
export function seeDelivery(
  { state, bounce, seen_at }: Delivery,
  { is_seen, remind_at }: { is_seen: boolean; remind_at: Date | null | undefined },
  now: Date,
): Seeing {
  const isWrong = state === 'failed' || state === 'uncertain' || bounce !== null;
  if (!isWrong && state !== 'held') return { kind: 'refused', code: 'changed', sentence: CHANGED };
  if (!isWrong && is_seen && !remind_at)
    return { kind: 'refused', code: 'invalid', sentence: WAITS };
  if ((seen_at !== null) === is_seen) return { kind: 'done' };
  return { kind: 'write', data: { seen_at: is_seen ? now : null } };
}
