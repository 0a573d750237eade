import { z } from 'zod';
import { FEEDBACK_LIMIT, tidyFeedback } from '../feedback/feedback-text.ts';

/**
 * The largest body of `POST /api/feedback`, in bytes: the longest text in the longest writing JSON
 * has for it.
 */
export const FEEDBACK_BODY_LIMIT = 32 * 1024;

/**
 * Body of `POST /api/feedback`. The browser makes one `id` for a submission and keeps it over every
 * repeat, so that it is stored once. Nothing else is taken: feedback is anonymous.
 */
export const feedbackRequestSchema = z.strictObject({
  id: z.uuid(),
  feedback: z.string().transform(tidyFeedback).pipe(z.string().min(1).max(FEEDBACK_LIMIT)),
});
export type FeedbackRequest = z.infer<typeof feedbackRequestSchema>;
