import { expect, it } from 'vitest';
import { percentile } from './percentile.ts';

it('a percentile is a value of the sample', () => {
  const sample = [5, 1, 4, 2, 3];
  expect(percentile(sample, 0.5)).toBe(3);
  expect(percentile(sample, 0.95)).toBe(5);
  expect(percentile([7], 0.5)).toBe(7);
});
