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
const counted = (steps: (length: number) => number) => ({
  work: (input: string) => steps(input.length),
  family,
  spent: (work: () => unknown) => Number(work()) / 1e6,
});
const SQUARE = counted((length) => (length * length) / 2);
/** 24,576 characters take 36 times the steps of a sixteenth of them. */
const PARTLY_SQUARE = counted((length) => 20_000 * length + 1.2 * length * length);
/** Memory makes each step dearer: every four doublings cost 32 times as much. */
const HEAVY = counted((length) => 1000 * length ** 1.25);

const UNBOUNDED = { work: (input: string) => /a*@/.test(input), family };

it('work that memory makes somewhat dearer passes', () => {
  expect(findSteepGrowth(HEAVY, LENGTHS)).toBeNull();
});

it.each([
  ['for every place before it', SQUARE],
  ['for every place before it, beside much that is in proportion', PARTLY_SQUARE],
  ['by an unbounded pattern', UNBOUNDED],
])(
  'work repeated %s is reported',
  (_name, growing) => {
    expect(findSteepGrowth(growing, LENGTHS)?.factor).toBeGreaterThan(28);
  },
  30_000,
);
