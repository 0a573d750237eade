import { httpDoor } from './answer-http.ts';
import { feedbackRequest } from './feedback-request.ts';

/** `POST /api/feedback`: what somebody thinks of the product. Open to all, and anonymous. */
export const feedback = httpDoor('feedback', {}, async (request, { request_id }) => {
  const submission = feedbackRequest(request);
  const { wireFeedback } = await import('../wiring/wire-feedback.ts');
  const { saveFeedback } = await wireFeedback();
  await saveFeedback(submission);
  return { ok: true, request_id };
});
