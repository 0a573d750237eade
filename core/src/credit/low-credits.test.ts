import { expect, it } from 'vitest';
import { lowCredits } from './low-credits.ts';

it.each([
  [250, 50],
  [1000, 200],
  [5000, 1000],
  [12, 2],
  [9, 1],
  [4, 0],
])('is a fifth of %i credits a month, rounded down: %i', (allowance, low) => {
  expect(lowCredits(allowance)).toBe(low);
});

it('is 2 without a plan', () => {
  expect(lowCredits(0)).toBe(2);
});
