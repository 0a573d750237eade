import { z } from 'zod';

/**
 * `users/{uid}/credit_entries/{id}`: one change of a balance. The balance always
 * equals the sum of `delta`; the id is the change's cause, so it cannot be booked twice.
 */
export const creditEntrySchema = z.object({
  at: z.date(),
  kind: z.enum(['grant', 'capture', 'refund', 'reset']),
  delta: z.int(),
  balance_after: z.int().nonnegative(),
  /** What caused it: a creator id, an invoice id, `trial`. */
  ref: z.string(),
});
export type CreditEntry = z.infer<typeof creditEntrySchema>;

/** `user_usage_credits/{uid}` */
export const usageCreditsSchema = z.object({
  num_credits: z.int().nonnegative(),
  monthly_allowance: z.int().nonnegative(),
  subscription_id: z.string().nullable(),
  reset_anchor_at: z.date().nullable(),
  resets_at: z.date().nullable(),
});
export type UsageCredits = z.infer<typeof usageCreditsSchema>;
