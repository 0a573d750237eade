import * as z from 'zod';
import { storedId } from '../text/stored-text.ts';

/**
 * `suppressions/{uid}_{sha256 of the address's mailbox key}`: one user's list of addresses that get
 * no more mail. Entries are only ever added.
 */
export const suppressionSchema = z.object({
  uid: storedId(),
  /** `bounced`: its own mail server refused it for good. */
  reason: z.enum(['opted_out', 'bounced']),
  at: z.date(),
});
export type Suppression = z.infer<typeof suppressionSchema>;
export type SuppressionReason = Suppression['reason'];
