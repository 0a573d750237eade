import * as z from 'zod';
import { FEEDBACK_LIMIT, tidyFeedback } from '../feedback/feedback-text.ts';

/**
 * The largest body of `POST /api/feedback`, in bytes: the longest text, each character in JSON's
 * longest escape.
 */
export const FEEDBACK_BODY_LIMIT = 32 * 1024;

/**
 * Body of `POST /api/feedback`. The browser makes one `id` for a submission and repeats it with
 * every retry, so that it is stored once. Feedback is anonymous: there are no other fields.
 */
export const feedbackRequestSchema = z.strictObject({
  id: z.uuid(),
  feedback: z.string().transform(tidyFeedback).pipe(z.string().min(1).max(FEEDBACK_LIMIT)),
});
export type FeedbackRequest = z.infer<typeof feedbackRequestSchema>;
