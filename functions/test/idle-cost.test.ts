import { expect, it } from 'vitest';
import { countingDocuments } from '../../local/src/bench/counting-documents.ts';
import { runBackfills } from '../src/crm/run-backfill.ts';
import { dropTexts } from '../src/delivery/drop-texts.ts';
import { runDeliverySweep } from '../src/delivery/run-delivery-sweep.ts';
import { runFollowUpSweep } from '../src/follow-ups/run-follow-up-sweep.ts';
import { loadReaderCounts } from '../src/reader-health/load-reader-counts.ts';
import { memoryDocuments } from './models/memory-documents.ts';
import { runBillingSweep } from '../src/billing/run-billing-sweep.ts';
import { runWatchSweep } from '../src/replies/run-watch-sweep.ts';
import { runPurge } from '../src/creator/run-purge.ts';
import { runJobs } from '../src/jobs/run-jobs.ts';
import { runPictures } from '../src/creator/run-pictures.ts';
import { runReread } from '../src/capture/run-reread.ts';
import { noteClock, readStatus } from '../src/service-status/run-clock.ts';
import type { Documents } from '../src/ports/documents.ts';

const now = new Date('2026-11-23T12:00:00Z');
const clock = () => now;
const at = { until: new Date(now.getTime() + 1000) };

/** The ports of a sweep that finds nothing: it uses no others. */
const idle = (documents: Documents) =>
  ({ documents, clock, endedBefore: clock, pictures_from: new Date(0) }) as never;

/** docs/costs.md multiplies these by how often each schedule runs. A query that finds nothing is billed as one read. */
it.each<[string, number, (documents: Documents) => Promise<unknown>]>([
  ['deliveries', 1, (documents) => runDeliverySweep(idle(documents), at)],
  ['follow-ups', 1, (documents) => runFollowUpSweep(idle(documents), at)],
  ['back-fills', 1, (documents) => runBackfills(idle(documents), at)],
  ['jobs', 1, (documents) => runJobs(idle(documents), at)],
  ['rereads', 1, (documents) => runReread(idle(documents), at)],
  ['pictures', 1, (documents) => runPictures(idle(documents), at)],
  ['payments', 1, (documents) => runBillingSweep(idle(documents), at)],
  ['mailboxes', 1, (documents) => runWatchSweep(idle(documents), at)],
  ['deleted creators', 1, (documents) => runPurge(idle(documents), at)],
  ['texts', 2, (documents) => dropTexts(idle(documents), at)],
  ['readers', 1, (documents) => loadReaderCounts(documents, now)],
])('a sweep of %s that finds nothing costs %s read and no write', async (_, reads, sweep) => {
  const { cost, documents } = countingDocuments(memoryDocuments());
  await sweep(documents);
  expect(cost).toEqual({ reads, writes: 0 });
});

it('what the clock saw costs a read and a write each minute', async () => {
  const { cost, documents } = countingDocuments(memoryDocuments());
  const looked = { looked_at: now, due: { jobs: false }, oldest_delivery_due_at: null };
  await noteClock(documents, await readStatus(documents), looked);
  expect(cost).toEqual({ reads: 1, writes: 1 });
});
