import { lowCredits } from './low-credits.ts';

/** A charge: the balance it left, and what the plan gives a month (0 without one). */
export interface Charged {
  balance_after: number;
  monthly_allowance: number;
}

/**
 * The notice about the balance after a charge: once when it becomes low, once when it is spent;
 * null otherwise. A charge is one credit, so no balance is skipped.
 */
export function chargeNotice({ balance_after, monthly_allowance }: Charged): string | null {
  if (balance_after === 0) return 'That was your last credit.';
  if (balance_after !== lowCredits(monthly_allowance)) return null;
  return balance_after === 1 ? '1 credit left.' : `${balance_after} credits left.`;
}
