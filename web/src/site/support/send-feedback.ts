import { tidyFeedback } from '@vibes/core/feedback/feedback-text';
import type { FeedbackDraft } from './feedback-draft.ts';

const PATIENCE_MS = 15_000;

/** Sends a draft; false when it is not known to be stored. The same draft may be sent again. */
export async function sendFeedback({ id, text }: FeedbackDraft): Promise<boolean> {
  try {
    const response = await fetch('/api/feedback', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id, feedback: tidyFeedback(text) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return response.ok;
  } catch {
    return false;
  }
}
