import type { Delivery } from './delivery.ts';
import type { Refusal } from './refusal.ts';

type Seeing =
  | Refusal<'changed'>
  /** It is as asked. */
  | { kind: 'done' }
  | { kind: 'write'; data: Pick<Delivery, 'seen_at'> };

const CHANGED = 'This has changed since. Reload the page.';

/**
 * What it does to a delivery that a person has seen what went wrong with it, or that they take that
 * back. `updated_at` stays: of an uncertain email it says when it may have gone out.
 */
export function seeDelivery(
  { state, bounce, seen_at }: Delivery,
  { is_seen }: { is_seen: boolean },
  now: Date,
): Seeing {
  const isWrong = state === 'failed' || state === 'uncertain' || bounce !== null;
  if (!isWrong) return { kind: 'refused', code: 'changed', sentence: CHANGED };
  if ((seen_at !== null) === is_seen) return { kind: 'done' };
  return { kind: 'write', data: { seen_at: is_seen ? now : null } };
}
