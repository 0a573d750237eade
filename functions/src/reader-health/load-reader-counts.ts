import {
  dayOf,
  KEPT_DAYS,
  readerDaySchema,
  type ReaderCount,
} from '@vibes/core/reader-health/reader-count';
import { readerDayDocument } from '@vibes/core/firestore/documents';
import type { Documents, StoredDocument } from '../ports/documents.ts';

const PAGE = 500;
const DAY = 24 * 3_600_000;

/** What all instances counted in the last 30 days; a read for each instance and day. */
export async function loadReaderCounts(documents: Documents, now: Date): Promise<ReaderCount[]> {
  const counts: ReaderCount[] = [];
  // The id of a document begins with its day.
  let after = dayOf(new Date(now.getTime() - KEPT_DAYS * DAY));
  let page: StoredDocument[];
  do {
    page = await documents.page({ collection: readerDayDocument.collection(), after, limit: PAGE });
    for (const { path, data } of page) {
      after = path.slice(path.lastIndexOf('/') + 1);
      counts.push(...readerDaySchema.parse(data).counts);
    }
  } while (page.length === PAGE);
  return counts;
}
