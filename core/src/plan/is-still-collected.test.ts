import { expect, it } from 'vitest';
import { isStillCollected } from './is-still-collected.ts';

it.each([
  ['past_due', true],
  ['unpaid', true],
  ['paused', true],
  ['active', false],
  ['canceled', false],
  ['incomplete', false],
  ['incomplete_expired', false],
])('the provider may still collect for a plan that is %s: %s', (status, expected) => {
  expect(isStillCollected({ status })).toBe(expected);
});
