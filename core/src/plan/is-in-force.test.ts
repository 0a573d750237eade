import { expect, it } from 'vitest';
import { isInForce } from './is-in-force.ts';

it.each([
  ['active', true],
  ['trialing', true],
  ['past_due', true],
  ['unpaid', true],
  ['canceled', false],
  ['incomplete_expired', false],
])('a subscription that is %s is in force: %s', (status, expected) => {
  expect(isInForce({ status })).toBe(expected);
});
