import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readerDaySchema, type ReaderOutcome } from '@vibes/core/reader-health/reader-count';
import type { Documents } from '../../ports/documents.ts';
import { memoryDocuments } from '../../../test/models/memory-documents.ts';
import { readerWatch } from './reader-watch.ts';

const MINUTE = 60_000;
const READ: ReaderOutcome = { reader: 'linktr.ee', outcome: 'expected' };
const BLIND: ReaderOutcome = { reader: 'tiktok', outcome: 'blind' };

let database: ReturnType<typeof memoryDocuments>;
let documents: Documents;
let now: Date;
let faults: unknown[];
beforeEach(() => {
  database = memoryDocuments();
  documents = database;
  now = new Date('2026-05-01T23:30:00Z');
  faults = [];
});
const watch = (instance = 'one') =>
  readerWatch({
    documents: { ...documents, commit: (writes) => documents.commit(writes) },
    clock: () => now,
    instance,
    onFault: ({ error }) => void faults.push(error),
  });
const later = (milliseconds: number) => (now = new Date(now.getTime() + milliseconds));
const stored = (path: string) => readerDaySchema.parse(database.dump()[path]).counts;

describe('the counts of an instance', () => {
  it('are written at once, and then at most every ten minutes', () => {
    const report = watch();
    const commit = vi.spyOn(documents, 'commit');
    report([READ, BLIND]);
    for (let minute = 0; minute < 9; minute += 1) {
      later(MINUTE);
      report([READ]);
    }
    expect(commit).toHaveBeenCalledTimes(1);
    later(MINUTE);
    report([READ]);
    expect(commit).toHaveBeenCalledTimes(2);
    expect(stored('reader_days/2026-05-01_one')).toMatchObject([
      { reader: 'tiktok', expected: 0, fallback: 0, blind: 1 },
      { reader: 'linktr.ee', expected: 11, fallback: 0, blind: 0 },
    ]);
  });

  it('stand in a document a day, of this instance alone', async () => {
    const [one, two] = [watch('one'), watch('two')];
    one([READ]);
    two([READ]);
    later(5 * MINUTE);
    one([READ]);
    later(40 * MINUTE);
    one([READ]);
    await vi.waitFor(() => expect(Object.keys(database.dump())).toHaveLength(3));
    const sums = Object.keys(database.dump()).map((path) => [path, stored(path)[0]?.expected]);
    expect(Object.fromEntries(sums)).toEqual({
      'reader_days/2026-05-01_one': 2,
      'reader_days/2026-05-01_two': 1,
      'reader_days/2026-05-02_one': 1,
    });
  });

  it('that could not be written are reported, delay nobody, and go with the next', async () => {
    const report = watch();
    vi.spyOn(documents, 'commit').mockRejectedValueOnce(new Error('away'));
    report([READ]);
    await vi.waitFor(() => expect(faults).toHaveLength(1));
    later(10 * MINUTE);
    report([READ]);
    expect(stored('reader_days/2026-05-01_one')).toMatchObject([{ expected: 2 }]);
  });

  it('of a reading without known services are no write', () => {
    watch()([]);
    expect(database.dump()).toEqual({});
  });
});
