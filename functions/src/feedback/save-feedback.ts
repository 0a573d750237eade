import type { FeedbackRequest } from '@vibes/core/api/feedback-request';
import { storedFeedback } from '@vibes/core/feedback/stored-feedback';
import { feedbackDocument } from '@vibes/core/firestore/documents';
import type { Clock } from '../ports/clock.ts';
import type { Documents } from '../ports/documents.ts';
import { limitRate } from '../steps/limit-rate.ts';
import { loadDocuments } from '../steps/load-documents.ts';

interface FeedbackPorts {
  documents: Documents;
  clock: Clock;
  /** Pieces of feedback taken in any minute, from all people together. */
  per_minute: number;
}

/**
 * Stores the feedback, and nothing about the person. True when it is new: the same submission sent
 * again changes nothing and is not counted. Throws `rate_limited` when too many come at once: the
 * limit is one for all, since an address on the network proves nothing and is not used.
 */
export async function saveFeedback(
  { documents, clock, per_minute }: FeedbackPorts,
  { id, feedback }: FeedbackRequest,
): Promise<boolean> {
  const [{ path, data: known }] = await loadDocuments(documents, [feedbackDocument.at(id)]);
  if (known) return false;
  const now = clock();
  await limitRate(documents, { uid: 'feedback', counted: 'feedback', per_minute, now });
  // A conflict means that the same submission was stored already.
  const data = storedFeedback(feedback, now);
  return (await documents.commit([{ kind: 'create', path, data }])) === 'committed';
}
