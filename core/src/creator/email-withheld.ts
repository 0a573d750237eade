import * as z from 'zod';
import { storedId } from '../text/stored-text.ts';

/** Why a request queued no email, where neither the address nor a delivery says so. */
export const emailWithheldSchema = z.object({
  /** `maybe_same`: another creator who was written to may be the same person. */
  reason: z.enum(['already_sent', 'maybe_same', 'not_set_up', 'template_incomplete']),
  /** The other creator whose email has the address, or who may be the same person. */
  creator_id: storedId().nullable(),
});
export type EmailWithheld = z.infer<typeof emailWithheldSchema>;
