/** Trial credits that count as few. */
const FEW_TRIAL_CREDITS = 2;

/**
 * The highest balance that counts as low: a fifth of what the plan gives a month, rounded down; 2
 * without a plan (an allowance of 0).
 */
export const lowCredits = (monthly_allowance: number): number =>
  monthly_allowance > 0 ? Math.floor(monthly_allowance / 5) : FEW_TRIAL_CREDITS;
