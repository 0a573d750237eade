import { expect, it } from 'vitest';
import { paidStarter } from '../../../test/plan.ts';
import { periodEnd } from './period-end.ts';

const now = new Date('2026-03-10T12:00:00Z');
const later = new Date('2026-03-31T12:00:00Z');
const before = new Date('2026-03-10T11:00:00Z');

it.each([
  ['active', false, later, 'Renews'],
  ['active', false, before, 'Renewal was due'],
  ['active', true, later, 'Ends'],
  ['active', true, before, 'Ended'],
  ['past_due', false, later, 'Ends'],
  ['past_due', false, before, 'Ended'],
  ['unpaid', false, later, 'Ends'],
  ['canceled', false, later, 'Ends'],
  ['canceled', false, before, 'Ended'],
  ['incomplete', false, later, null],
  ['incomplete_expired', false, before, null],
])('%s, cancelled at the end: %s, at %s: %s', (status, cancel_at_period_end, at, words) => {
  const subscription = paidStarter({ status, expires_at: at, cancel_at_period_end });
  expect(periodEnd(subscription, at, now)).toBe(words);
});
