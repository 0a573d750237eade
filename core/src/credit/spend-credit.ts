import type { NewCreditEntry } from './credit-entry.ts';

/** What the first reading of a creator's profile costs, in credits. */
export const CAPTURE_COST = 1;

/** The entry for a creator read for the first time, or null when the balance does not cover it. */
export function spendCredit(input: {
  balance: number;
  creator_id: string;
  creator_name: string;
  now: Date;
}): NewCreditEntry | null {
  const balance_after = input.balance - CAPTURE_COST;
  if (balance_after < 0) return null;
  return {
    id: `capture_${input.creator_id}`,
    entry: {
      at: input.now,
      kind: 'capture',
      delta: -CAPTURE_COST,
      balance_after,
      ref: input.creator_id,
      creator_name: input.creator_name,
    },
  };
}
