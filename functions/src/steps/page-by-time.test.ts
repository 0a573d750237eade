import { expect, it } from 'vitest';
import { memoryDocuments } from '../../test/models/memory-documents.ts';
import { pageByTime } from './page-by-time.ts';

/** Documents of these times, by their numbers. */
async function stored(times: readonly number[]) {
  const documents = memoryDocuments();
  await documents.commit(
    times.map((time, n) => ({ kind: 'create', path: `rows/r${n}`, data: { at: new Date(time) } })),
  );
  return documents;
}

it.each([
  ['none', [], 2],
  ['fewer than a page', [1], 2],
  ['a page of different times', [1, 2, 3, 4, 5], 2],
  ['more of one time than a page holds', [1, 1, 1, 1, 1, 2], 2],
  ['one time at the edge of a page', [1, 2, 2, 2, 3], 2],
  ['all of one time', [7, 7, 7, 7], 2],
  ['a page of one', [1, 1, 2], 1],
] as const)('finds each document once: %s', async (_, times, limit) => {
  const documents = await stored(times);
  const query = { collection: 'rows', field: 'at', until: new Date(100), limit };
  const found: string[] = [];
  for (let after: Date | null = new Date(0); after !== null;) {
    const page: Awaited<ReturnType<typeof pageByTime>> = await pageByTime(documents, {
      ...query,
      after,
    });
    found.push(...page.found.map(({ path }) => path));
    after = page.next;
  }
  expect(found).toEqual(times.map((_time, n) => `rows/r${n}`));
});
