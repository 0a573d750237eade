import { serviceStatusDocument } from '@vibes/core/firestore/documents';
import { isWorking } from '@vibes/core/service-status/judge-status';
import type { Clock } from '../ports/clock.ts';
import type { Documents } from '../ports/documents.ts';
import { loadDocuments } from '../steps/load-documents.ts';

/** Milliseconds for which an answer is kept: anybody may ask, as often as they like. */
const KEPT = 30_000;

/**
 * Whether the product works through what is due. The database is asked at most once in 30 seconds,
 * also while it fails: a failure counts as no.
 */
export function watchedHealth({ documents, clock }: { documents: Documents; clock: Clock }) {
  let asked: { at: number; answer: Promise<boolean> } | null = null;

  async function look(now: Date): Promise<boolean> {
    const [status] = await loadDocuments(documents, [serviceStatusDocument.at()]);
    return isWorking(status.data, now);
  }

  return (): Promise<boolean> => {
    const now = clock();
    // A clock that was turned back asks again.
    if (!asked || Math.abs(now.getTime() - asked.at) >= KEPT)
      asked = { at: now.getTime(), answer: look(now).catch(() => false) };
    return asked.answer;
  };
}
