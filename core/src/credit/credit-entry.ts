import * as z from 'zod';
import { CREATOR_NAME_MAXIMUM } from '../creator/creator-limits.ts';
import { storedId, storedText } from '../text/stored-text.ts';

/**
 * `users/{uid}/credit_entries/{id}`: one change of a balance. The balance always
 * equals the sum of `delta`; the id is the change's cause, so it cannot be booked twice.
 */
export const creditEntrySchema = z.object({
  at: z.date(),
  /**
   * `grant`: the trial, or a plan's first allowance. `reset`: a renewal, or the end of a plan.
   * `refund`: credits taken back or given back because a payment was.
   */
  kind: z.enum(['grant', 'capture', 'refund', 'reset']),
  delta: z.int(),
  balance_after: z.int().nonnegative(),
  /** What caused it: a creator id, an invoice id, `trial`. */
  ref: storedId(),
  /** The creator's name at that time, for the statement. */
  creator_name: storedText(CREATOR_NAME_MAXIMUM).nullable(),
});
export type CreditEntry = z.infer<typeof creditEntrySchema>;

/** What a paid period gave, and what is left of it. */
const grantLeftSchema = z.object({
  /** The paid invoice. */
  invoice: storedId(),
  /**
   * Credits left when the balance last moved to another grant. For the grant it comes from,
   * `num_credits` counts.
   */
  left: z.int().nonnegative(),
  /** How often the balance moved to this grant; part of the ids of entries. */
  turns: z.int().nonnegative(),
});
export type GrantLeft = z.infer<typeof grantLeftSchema>;

/** `user_usage_credits/{uid}`: the balance, and what it comes from. */
export const usageCreditsSchema = z.object({
  num_credits: z.int().nonnegative(),
  /** What the plan gives a month; 0 without a plan in force. */
  monthly_allowance: z.int().nonnegative(),
  /** The payment provider's id of the subscription in force. */
  subscription_id: storedId().nullable(),
  /** The day of the month on which the plan renews, where a month has it. */
  reset_anchor_at: z.date().nullable(),
  /** When the balance is next set to the allowance; null while nothing says that it will be. */
  resets_at: z.date().nullable(),
  /**
   * The paid invoice whose grant the balance comes from; null while none counts, and before the
   * first.
   */
  granted_invoice: storedId().nullable(),
  /** The grants of paid periods that still run, and of the last one; empty before the first. */
  grants: z.array(grantLeftSchema),
  /** The account was opened without trial credits, since its mailbox had an account before. */
  trial_used_before: z.boolean(),
});
export type UsageCredits = z.infer<typeof usageCreditsSchema>;

/** A change of the balance under the id that keeps it from being booked twice. */
export interface NewCreditEntry {
  id: string;
  entry: CreditEntry;
}

/** The balance of an account that was just opened, or has never paid. */
export const newUsageCredits = (num_credits: number): UsageCredits => ({
  num_credits,
  monthly_allowance: 0,
  subscription_id: null,
  reset_anchor_at: null,
  resets_at: null,
  granted_invoice: null,
  grants: [],
  trial_used_before: false,
});
