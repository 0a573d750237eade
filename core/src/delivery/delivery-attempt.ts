import * as z from 'zod';
import { CHANNELS } from '../channel/channel.ts';
import { storedCode, storedSentence, storedText } from '../text/stored-text.ts';
import { ANSWER_KEPT } from './delivery-outcome.ts';

/** `users/{uid}/deliveries/{id}/attempts/{n}`: one attempt, and the answer to it. */
export const deliveryAttemptSchema = z.object({
  at: z.date(),
  channel: z.enum(CHANNELS),
  outcome: z.enum(['accepted', 'temporary', 'permanent', 'unknown']),
  /** Null when the delivery was accepted. */
  code: storedCode().nullable(),
  sentence: storedSentence().nullable(),
  /** HTTP status; null over SMTP, or when no answer came. */
  status: z.int().nullable(),
  /** The beginning of the answer; may be empty. */
  answer: storedText(ANSWER_KEPT),
  milliseconds: z.number().nullable(),
});
export type DeliveryAttempt = z.infer<typeof deliveryAttemptSchema>;
