import { judgeReaders, type ReaderVerdict } from '@vibes/core/reader-health/judge-readers';
import { dayOf, expiryOf } from '@vibes/core/reader-health/reader-count';
import { readerWarningDocument } from '@vibes/core/firestore/documents';
import type { Clock } from '../ports/clock.ts';
import type { Documents } from '../ports/documents.ts';
import { loadReaderCounts } from './load-reader-counts.ts';

/**
 * Reports every reader that is blind by the counts of all instances: `onBlind` is called for each
 * once a day (UTC), however often and in how many instances this runs.
 */
export async function runReaderCheck(
  { documents, clock }: { documents: Documents; clock: Clock },
  onBlind: (verdict: ReaderVerdict) => void,
): Promise<void> {
  const now = clock();
  const verdicts = judgeReaders(await loadReaderCounts(documents, now), now);
  for (const verdict of verdicts.filter(({ state }) => state === 'blind')) {
    const path = readerWarningDocument.path(dayOf(now), verdict.reader);
    const data = { told_at: now, expires_at: expiryOf(now) };
    const recorded = await documents.commit([{ kind: 'create', path, data }]);
    if (recorded === 'committed') onBlind(verdict);
  }
}
