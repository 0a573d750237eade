import { expect, it } from 'vitest';
import { findSteepGrowth } from './growth.ts';

const family = (length: number) => 'a'.repeat(length);
/**
 * Long enough that an unbounded regular expression takes more than 100 ms, on a fast machine too.
 * Not longer: the test has to end on a busy machine.
 */
const LENGTHS = [24_576, 32_768];

const inProportion = (input: string) => {
  let sum = 0;
  for (let step = 0; step < input.length * 200; step += 1) sum = (sum * 31 + step) | 0;
  return sum;
};

it('work in proportion to the input passes', () => {
  expect(findSteepGrowth({ work: inProportion, family }, LENGTHS)).toBeNull();
});

/** Counts steps, a million to a millisecond: no clock is involved. */
const SQUARE = {
  work: (input: string) => (input.length * input.length) / 2,
  family,
  spent: (work: () => unknown) => Number(work()) / 1e6,
};

const UNBOUNDED = { work: (input: string) => /a*@/.test(input), family };

it.each([
  ['for every place before it', SQUARE],
  ['by an unbounded pattern', UNBOUNDED],
])(
  'work repeated %s is reported',
  (_name, growing) => {
    expect(findSteepGrowth(growing, LENGTHS)?.factor).toBeGreaterThan(28);
  },
  30_000,
);
