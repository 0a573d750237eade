import { expect, it } from 'vitest';
import { pickTenth } from './sampled.ts';

const CASES = Array.from({ length: 95 }, (_, at) => at);

it('a tenth of a table, rounded up, is picked in its order, the same for the same seed', () => {
  expect(pickTenth(CASES, 'a')).toHaveLength(10);
  expect(pickTenth(CASES, 'a')).toEqual(pickTenth(CASES, 'a').toSorted((a, b) => a - b));
  expect(pickTenth(CASES, 'a')).toEqual(pickTenth(CASES, 'a'));
  expect(pickTenth(['only'], 'a')).toEqual(['only']);
});

it('no case is passed over for long: 100 commits pick each of them', () => {
  const seeds = Array.from({ length: 100 }, (_, at) => (0x4d4cd + at).toString(16));
  const picked = new Set(seeds.flatMap((seed) => pickTenth(CASES, seed)));
  expect(picked.size).toBe(CASES.length);
});
