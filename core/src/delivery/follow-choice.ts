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
  creator: Pick<Creator, 'email' | 'email_set_by'> | null;
}): string | null {
  const { before, settled, creator } = input;
  const isBack = before.state === 'sending' && settled.state === 'queued';
  if (!isBack || isPinned(settled) || creator?.email_set_by !== 'person') return null;
  return creator.email === settled.to ? null : creator.email;
}
