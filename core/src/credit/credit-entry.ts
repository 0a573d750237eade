import { z } from 'zod';

/**
 * `users/{uid}/credit_entries/{id}`: one change of a balance. The balance always
 * equals the sum of `delta`; the id is the change's cause, so it cannot be booked twice.
 */
export const creditEntrySchema = z.object({
  at: z.date(),
  /**
   * `grant`: the trial, or a plan's first allowance. `reset`: a renewal, or the end of a plan.
   * `refund`: taken back or given back because a payment was.
   */
  kind: z.enum(['grant', 'capture', 'refund', 'reset']),
  delta: z.int(),
  balance_after: z.int().nonnegative(),
  /** What caused it: a creator id, an invoice id, `trial`. */
  ref: z.string(),
  /** The creator's name as it was then, for the statement. */
  creator_name: z.string().nullable().default(null),
});
export type CreditEntry = z.infer<typeof creditEntrySchema>;

/** `user_usage_credits/{uid}`: the balance, and what it stands on. */
export const usageCreditsSchema = z.object({
  num_credits: z.int().nonnegative(),
  /** What the plan gives a month; 0 without a plan in force. */
  monthly_allowance: z.int().nonnegative(),
  /** The payment provider's id of the subscription in force. */
  subscription_id: z.string().nullable(),
  /** The day of the month that renewals keep, where a month has it. */
  reset_anchor_at: z.date().nullable(),
  /** When the balance is next set to the allowance; null while nothing says that it will be. */
  resets_at: z.date().nullable(),
  /** The paid invoice that set the balance last, and the begin of the period it is for. */
  granted_invoice: z.string().nullable().default(null),
  granted_from: z.date().nullable().default(null),
  /** Credits taken back of that grant while it does not count; null while it does. */
  withheld: z.int().nonnegative().nullable().default(null),
  /** How often credits of that grant were taken or given back: makes ids of entries. */
  withholdings: z.int().nonnegative().default(0),
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
  granted_from: null,
  withheld: null,
  withholdings: 0,
});
