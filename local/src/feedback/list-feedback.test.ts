import { storedFeedback } from '@vibes/core/feedback/stored-feedback';
import { feedbackDocument } from '@vibes/core/firestore/documents';
import { beforeEach, describe, expect, it } from 'vitest';
import { memoryDocuments } from '../../../functions/test/models/memory-documents.ts';
import { listFeedback, printedFeedback } from './list-feedback.ts';

const now = new Date('2026-11-28T12:00:00Z');
let documents: ReturnType<typeof memoryDocuments>;
beforeEach(() => {
  documents = memoryDocuments();
});

const store = (pieces: Record<string, [time: string, text: string]>) =>
  documents.commit(
    Object.entries(pieces).map(([id, [time, text]]) => ({
      kind: 'create',
      path: feedbackDocument.path(id),
      data: storedFeedback(text, new Date(time)),
    })),
  );
const list = (since: string | null = null) =>
  listFeedback({ documents, clock: () => now }, since === null ? null : new Date(since));
const ids = async (since: string | null = null) => (await list(since)).pieces.map(({ id }) => id);

describe('the list of feedback', () => {
  it('has what came since the day, the newest last, and changes nothing', async () => {
    await store({
      c: ['2026-11-27T09:00:00Z', 'Third'],
      a: ['2026-11-20T00:00:00Z', 'First'],
      b: ['2026-11-25T09:00:00Z', 'Second'],
      old: ['2026-11-19T23:59:59Z', 'Before'],
    });
    const before = documents.dump();
    expect(await ids('2026-11-20T00:00:00Z')).toEqual(['a', 'b', 'c']);
    expect(documents.dump()).toEqual(before);
  });

  it('goes ten days back when no day is named', async () => {
    await store({
      a: ['2026-11-18T12:00:00Z', 'In time'],
      old: ['2026-11-18T11:59:59Z', 'Before'],
    });
    expect(await ids()).toEqual(['a']);
    expect((await list()).since).toEqual(new Date('2026-11-18T12:00:00Z'));
  });

  it('misses none, however many came, also at the same moment', async () => {
    const many = Array.from(
      { length: 700 },
      (_, n) =>
        [`p${n}`, [n < 350 ? '2026-11-27T09:00:00Z' : '2026-11-27T09:00:01Z', 'x']] as [
          string,
          [string, string],
        ],
    );
    await store({ ...Object.fromEntries(many.slice(0, 290)), last: [now.toISOString(), 'Last'] });
    await store(Object.fromEntries(many.slice(350, 640)));
    expect(await ids()).toHaveLength(290 + 290 + 1);
  });
});

it('is printed with the time in front, as it was written', () => {
  const created_at = new Date('2026-11-27T09:05:00Z');
  expect(printedFeedback([{ id: 'a1', created_at, feedback: 'Love it.\n\nMore of it.' }])).toEqual([
    '2026-11-27 09:05 UTC  a1',
    '  Love it.',
    '',
    '  More of it.',
    '',
  ]);
});
