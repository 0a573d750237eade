import type { UsageCredits } from './credit-entry.ts';

/** Why an account that was just opened has no credits. */
export const TRIAL_USED = 'You already used your trial credits in an earlier account.';

/** True until the first payment of an account that was opened without trial credits. */
export const neverHadCredits = (usage: UsageCredits): boolean =>
  usage.trial_used_before && usage.grants.length === 0;
