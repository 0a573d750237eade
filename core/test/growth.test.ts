import { expect, it } from 'vitest';
import { findSteepGrowth, spentOn } from './growth.ts';

const family = (length: number) => 'a'.repeat(length);
const LENGTHS = [24_576, 32_768];

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
const STRAIGHT = counted((length) => 1000 * length);

it.each([
  ['in proportion to the input', STRAIGHT],
  ['that memory makes somewhat dearer', HEAVY],
])('work %s passes', (_name, growing) => {
  expect(findSteepGrowth(growing, LENGTHS)).toBeNull();
});

it('the time of the processor is told', () => {
  expect(spentOn(() => /a*@/.test(family(8192)))).toBeGreaterThan(0);
});

it.each([
  ['for every place before it', SQUARE],
  ['for every place before it, beside much that is in proportion', PARTLY_SQUARE],
])('work repeated %s is reported', (_name, growing) => {
  expect(findSteepGrowth(growing, LENGTHS)?.factor).toBeGreaterThan(28);
});
