import type { FeedbackRequest } from '@vibes/core/api/feedback-request';
import { readConfig } from '../platform/config.ts';
import { once, wireBase } from './wire-base.ts';

export const wireFeedback = once(async () => {
  const [{ documents, clock }, { saveFeedback }] = await Promise.all([
    wireBase(),
    import('../feedback/save-feedback.ts'),
  ]);
  const ports = { documents, clock, per_minute: readConfig().FEEDBACK_PER_MINUTE };
  return { saveFeedback: (feedback: FeedbackRequest) => saveFeedback(ports, feedback) };
});
