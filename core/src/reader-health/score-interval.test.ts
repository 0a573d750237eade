import { expect, it } from 'vitest';
import { leastRise, scoreInterval } from './score-interval.ts';

it.each([
  // Computed by hand from the formula, with three standard deviations.
  [{ hits: 0, of: 20 }, 0, 0.3103],
  [{ hits: 10, of: 20 }, 0.2215, 0.7785],
  [{ hits: 20, of: 20 }, 0.6897, 1],
  [{ hits: 0, of: 0 }, 0, 1],
])('the share of %j is between %d and %d', (proportion, low, high) => {
  const interval = scoreInterval(proportion);
  expect(interval.low).toBeCloseTo(low, 4);
  expect(interval.high).toBeCloseTo(high, 4);
});

it('a share has risen surely only when there is enough to compare', () => {
  const from = { hits: 20, of: 1000 };
  expect(leastRise({ from, to: { hits: 20, of: 1000 } })).toBeLessThan(0);
  expect(leastRise({ from, to: { hits: 3, of: 3 } })).toBeLessThan(0.3);
  expect(leastRise({ from, to: { hits: 900, of: 1000 } })).toBeGreaterThan(0.8);
  expect(leastRise({ from: { hits: 0, of: 0 }, to: { hits: 20, of: 20 } })).toBeLessThan(0);
});
