import { describe, expect, it } from 'vitest';
import { isInForce } from './is-in-force.ts';

const now = new Date('2026-05-10T12:00:00Z');
const later = new Date('2026-05-11T12:00:00Z');

describe('a plan is served', () => {
  it.each([
    ['active', later, true],
    ['active', now, true],
    ['trialing', null, true],
    ['past_due', later, true],
    ['past_due', now, false],
    ['past_due', null, false],
    ['unpaid', later, true],
    ['canceled', later, true],
    ['canceled', now, false],
    ['incomplete', later, false],
    ['incomplete_expired', null, false],
    ['a word we do not know', later, false],
  ])('while it is %s until %s: %s', (status, expires_at, expected) => {
    expect(isInForce({ status, expires_at }, now)).toBe(expected);
  });
});
