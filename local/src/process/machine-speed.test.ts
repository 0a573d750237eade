import { expect, it } from 'vitest';
import { slownessOf } from './machine-speed.ts';

it.each([
  ['a usual machine', { fresh_memory_ms: 100, process_start_ms: 55 }, 1],
  ['one that is four times slower in both', { fresh_memory_ms: 400, process_start_ms: 220 }, 4],
  ['one with slow memory alone', { fresh_memory_ms: 900, process_start_ms: 55 }, 3],
  ['a faster one, which counts as usual', { fresh_memory_ms: 10, process_start_ms: 10 }, 1],
])('the slowness of %s', (_, speed, times) => {
  expect(slownessOf(speed)).toBeCloseTo(times);
});
