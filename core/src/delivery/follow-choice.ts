import type { Creator } from '../creator/creator.ts';
import type { Delivery } from './delivery.ts';
import { isFollowUp } from '../follow-up/is-follow-up.ts';
import { isAnswer } from './is-answer.ts';
import { isPinned } from './is-pinned.ts';

/**
 * The address that a person chose while the mail was being sent, when Gmail did not take it; null
 * when it keeps its address, as a mail that a webhook may have taken an answer and a follow-up always do.
 */
export function followChoice(input: {
  before: Delivery;
  settled: Delivery;
  creator: Pick<Creator, 'email' | 'email_set_by' | 'opted_out_at'> | null;
}): string | null {
  const { before, settled, creator } = input;
  const isBack = before.state === 'sending' && settled.state === 'queued';
  const isFixed = isPinned(settled) || isAnswer(settled) || isFollowUp(settled);
  if (!isBack || isFixed || creator?.email_set_by !== 'person') return null;
  // The gate checks the address: the opt-out is recorded for the one it has.
  if (creator.opted_out_at) return null;
  return creator.email === settled.to ? null : creator.email;
}
