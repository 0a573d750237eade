import { expect, it } from 'vitest';
import { retryAfter } from './retry-after.ts';

const NOW = Date.parse('2026-05-01T12:00:00Z');

it.each([
  ['20', 20_000],
  [' 0 ', 0],
  ['Fri, 01 May 2026 12:00:30 GMT', 30_000],
  ['Fri, 01 May 2026 11:00:00 GMT', 0],
  ['', null],
  [null, null],
  ['soon', null],
  ['-5', null],
  ['1.5', null],
  ['2027', 2_027_000],
  ['Friday', null],
])('reads a wait of %s', (header, expected) => {
  expect(retryAfter(header, NOW)).toBe(expected);
});
