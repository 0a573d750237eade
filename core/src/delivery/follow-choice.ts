import type { Creator } from '../creator/creator.ts';
import type { Delivery } from './delivery.ts';
import { isPinned } from './is-pinned.ts';

/**
 * The address a person chose while the mail was on the wire, once it came back untaken; null
 * when it goes where it was to go, as one always does that a webhook may have taken.
 */
export function followChoice(input: {
  before: Delivery;
  settled: Delivery;
  creator: Pick<Creator, 'email' | 'email_set_by' | 'opted_out_at'> | null;
}): string | null {
  const { before, settled, creator } = input;
  const isBack = before.state === 'sending' && settled.state === 'queued';
  if (!isBack || isPinned(settled) || creator?.email_set_by !== 'person') return null;
  // The gate asks by address: where it was to go, it is known that no more may.
  if (creator.opted_out_at) return null;
  return creator.email === settled.to ? null : creator.email;
}
