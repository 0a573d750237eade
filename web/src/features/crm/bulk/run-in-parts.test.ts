import { expect, it } from 'vitest';
import { runInParts, type Progress } from './run-in-parts.ts';

const items = [1, 2, 3, 4, 5];

async function run(mayGoOn = () => true) {
  const parts: (readonly number[])[] = [];
  const seen: Progress[] = [];
  const ends = await runInParts(items, {
    size: 2,
    work: (part) => {
      parts.push(part);
      return Promise.resolve(part.map((item) => item * 10));
    },
    mayGoOn,
    onProgress: (progress) => seen.push(progress),
  });
  return { parts, ends, done: seen.map(({ done }) => done) };
}

it('many are done part by part, in their order, and the progress ends at all of them', async () => {
  expect(await run()).toEqual({
    parts: [[1, 2], [3, 4], [5]],
    ends: [10, 20, 30, 40, 50],
    done: [0, 2, 2, 4, 4, 5],
  });
});
