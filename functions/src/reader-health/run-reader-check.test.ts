import { expect, it } from 'vitest';
import type { ReaderVerdict } from '@vibes/core/reader-health/judge-readers';
import { expiryOf } from '@vibes/core/reader-health/reader-count';
import { readerDayDocument } from '@vibes/core/firestore/documents';
import { memoryDocuments } from '../../test/models/memory-documents.ts';
import { runReaderCheck } from './run-reader-check.ts';

const HOUR = 3_600_000;

it('a blind reader is reported once a day, from the counts of many instances', async () => {
  const documents = memoryDocuments();
  let now = new Date('2026-05-01T12:00:00Z');
  const clock = () => now;
  const none = { hour: now, expected: 0, fallback: 0, blind: 0 };
  const counts = [
    { ...none, reader: 'tiktok', blind: 1 },
    { ...none, reader: 'linktr.ee', expected: 1 },
  ];
  // More instances than one page of documents holds.
  for (let instance = 0; instance < 510; instance += 1) {
    const path = readerDayDocument.path('2026-05-01', `i${instance}`);
    await documents.commit([{ kind: 'set', path, data: { counts, expires_at: expiryOf(now) } }]);
  }
  const reported: ReaderVerdict[] = [];
  const check = () =>
    runReaderCheck({ documents, clock }, (verdict) => void reported.push(verdict));
  await Promise.all([check(), check(), check()]);
  expect(reported).toMatchObject([
    {
      reader: 'tiktok',
      judged: { blind: 510, days: 1 },
      usual: null,
      since: new Date('2026-05-01T12:00:00Z'),
    },
  ]);
  now = new Date(now.getTime() + 11 * HOUR);
  await check();
  expect(reported).toHaveLength(1);
  now = new Date(now.getTime() + 2 * HOUR);
  await check();
  expect(reported).toHaveLength(2);
});
