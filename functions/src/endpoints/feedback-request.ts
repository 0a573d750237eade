import {
  FEEDBACK_BODY_LIMIT,
  feedbackRequestSchema,
  type FeedbackRequest,
} from '@vibes/core/api/feedback-request';
import { AppError } from '../platform/app-error.ts';
import { jsonBody, type JsonRequest } from './json-body.ts';

/** Reads `POST /api/feedback`: JSON with the text and the id of the submission. */
export function feedbackRequest(request: JsonRequest): FeedbackRequest {
  const parsed = feedbackRequestSchema.safeParse(jsonBody(request, FEEDBACK_BODY_LIMIT));
  if (parsed.success) return parsed.data;
  const isText = parsed.error.issues.some(({ path }) => path[0] === 'feedback');
  const sentence = isText ? 'Write between 1 and 5,000 characters.' : undefined;
  throw new AppError('bad_request', { sentence });
}
