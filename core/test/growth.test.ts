import { expect, it } from 'vitest';
import { findSteepGrowth } from './growth.ts';

const family = (length: number) => 'a'.repeat(length);
const LENGTHS = [16_384, 65_536];

/** Work in steps: so many rounds for each character of the input. */
const inSteps = (rounds: (length: number) => number) => (input: string) => {
  let sum = 0;
  for (let at = 0; at < input.length; at += 1) {
    for (let round = 0; round < rounds(input.length); round += 1) sum = (sum * 31 + at) | 0;
  }
  return sum;
};

it('work in proportion to the input passes', () => {
  expect(findSteepGrowth({ work: inSteps(() => 200), family }, LENGTHS)).toBeNull();
});

it.each([
  ['for every place before it', inSteps((length) => length / 2)],
  ['by an unbounded pattern', (input: string) => /a*@/.test(input)],
])('work done again %s is told', (_name, work) => {
  expect(findSteepGrowth({ work, family }, LENGTHS)?.factor).toBeGreaterThan(28);
});
