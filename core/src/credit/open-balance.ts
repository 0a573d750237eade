import { newUsageCredits, type NewCreditEntry, type UsageCredits } from './credit-entry.ts';

/**
 * The balance of a new account, and the entry that explains it. Trial credits come once per
 * mailbox; the balance records when the mailbox had an account before.
 * @param opening.trial_credits what a first account gets; 0 where no trial is offered
 */
export function openBalance(opening: {
  trial_credits: number;
  is_first_account: boolean;
  now: Date;
}): { usage: UsageCredits; entries: NewCreditEntry[] } {
  const { trial_credits, is_first_account, now } = opening;
  if (trial_credits === 0) return { usage: newUsageCredits(0), entries: [] };
  if (!is_first_account)
    return { usage: { ...newUsageCredits(0), trial_used_before: true }, entries: [] };
  const entry = {
    at: now,
    kind: 'grant' as const,
    delta: trial_credits,
    balance_after: trial_credits,
    ref: 'trial',
    creator_name: null,
  };
  return { usage: newUsageCredits(trial_credits), entries: [{ id: 'trial', entry }] };
}
