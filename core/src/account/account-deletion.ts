import * as z from 'zod';
import { storedId } from '../text/stored-text.ts';

/** How many documents, by their collections: `users/creators`. */
const counts = z.record(z.string(), z.int().nonnegative());

/**
 * `deletions/{uid}`: the deletion of an account, from its first write on, and its receipt after it.
 * It never goes: the uid is not opened again. Server only.
 */
export const accountDeletionSchema = z.object({
  /** SHA-256 of the account's email address, by which the receipt is found; null where none is known. */
  email_hash: storedId().nullable(),
  started_at: z.date(),
  /** When the account was blocked and its keys, secrets and payments were gone; null until then. */
  closed_at: z.date().nullable(),
  /** When all of it, the sign-in included, was gone; null until then. */
  finished_at: z.date().nullable(),
  /** The customer at the payment provider, who stays there; null for an account without one. */
  customer_id: storedId().nullable(),
  /** The customer's payments were not ended by the command: it was told to leave Stripe alone. */
  without_stripe: z.boolean(),
  /** Deliveries that still waited, and so never went out. */
  canceled: z.int().nonnegative(),
  deleted: counts,
  /** Counted at the end. */
  kept: counts,
});
export type AccountDeletion = z.infer<typeof accountDeletionSchema>;
