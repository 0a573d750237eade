import { expect, it } from 'vitest';
import { change, count } from './credit-numbers.ts';
import { dayIn, exactlyIn, timeIn } from './credit-times.ts';

it.each([
  [1000, '+1,000'],
  [1, '+1'],
  [0, '0'],
  [-1, '−1'],
  [-4750, '−4,750'],
])('shows a change of %i as %s', (delta, shown) => {
  expect(change(delta)).toBe(shown);
});

it('groups the digits of a balance', () => {
  expect(count(5000)).toBe('5,000');
});

it('shows the day and the time in the zone given', () => {
  const at = new Date('2026-11-30T23:05:09Z');
  // Newer locale data puts a narrow space before PM.
  const plain = (text: string) => text.replaceAll(/\s/g, ' ');
  expect(dayIn(at, 'Europe/Berlin')).toBe('Dec 1, 2026');
  expect(dayIn(at, 'America/New_York')).toBe('Nov 30, 2026');
  expect(plain(timeIn(at, 'America/New_York'))).toBe('6:05 PM');
  expect(plain(exactlyIn(at, 'Europe/Berlin'))).toMatch(/^Tuesday, December 1, 2026.* 12:05:09 AM/);
});
