import { readerDayDocument } from '@vibes/core/firestore/documents';
import { dayOf, KEPT_DAYS, type ReaderCount } from '@vibes/core/reader-health/reader-count';
import type { Documents } from '../ports/documents.ts';
import { walkCollection } from '../steps/walk-collection.ts';

const PAGE = 500;
const DAY = 24 * 3_600_000;

/** The counts of all instances in the last 30 days; a read for each instance and day. */
export async function loadReaderCounts(documents: Documents, now: Date): Promise<ReaderCount[]> {
  const counts: ReaderCount[] = [];
  // The id of a document begins with its day.
  const after = dayOf(new Date(now.getTime() - KEPT_DAYS * DAY));
  const pages = walkCollection(documents, readerDayDocument.within(), { limit: PAGE, after });
  for await (const page of pages) counts.push(...page.flatMap(({ data }) => data.counts));
  return counts;
}
