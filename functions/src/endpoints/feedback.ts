import { readConfig } from '../platform/config.ts';
import { log } from '../platform/log.ts';
import { answerJson } from './answer-http.ts';
import { feedbackRequest } from './feedback-request.ts';
import { hintLimit } from './hint-limit.ts';

/** Keeps one script from using up the limit that all people share. */
const origins = hintLimit(readConfig().FEEDBACK_PER_ORIGIN);

/** `POST /api/feedback`: an opinion of the product. Open to all, and anonymous. */
export const feedback = answerJson('feedback', async (request, { request_id }) => {
  const submission = feedbackRequest(request);
  origins.check(request);
  origins.count(request);
  const { wireFeedback } = await import('../wiring/wire-feedback.ts');
  const { saveFeedback } = await wireFeedback();
  // What tells the operator that there is something to read: never the text.
  if (await saveFeedback(submission)) log.info('feedback.stored', { id: submission.id });
  return { ok: true, request_id };
});
