import { expect, it } from 'vitest';
import { paidStarter } from '../../../test/plan.ts';
import { firstTab, tabIn } from './profile-tab.ts';

const now = new Date('2026-03-10T12:00:00Z');
const later = new Date('2026-03-15T12:00:00Z');
const before = new Date('2026-03-08T12:00:00Z');

const starter = paidStarter({ expires_at: null });

it('begins with the plans for a person who has none, or had one once', () => {
  expect(firstTab(null, now)).toBe('plans');
  expect(firstTab({ ...starter, status: 'canceled', expires_at: before }, now)).toBe('plans');
});

it('begins with the profile for a person who has a plan, also when its payment failed or it was cancelled', () => {
  expect(firstTab(starter, now)).toBe('profile');
  for (const status of ['past_due', 'canceled'])
    expect(firstTab({ ...starter, status, expires_at: later }, now)).toBe('profile');
});

it.each([
  ['tab=plans', 'plans'],
  ['tab=profile', 'profile'],
  ['payment=done', 'plans'],
  ['payment=cancelled&plan=Starter', 'plans'],
  ['payment=done&tab=profile', 'profile'],
  ['payment=elsewhere', null],
  ['tab=elsewhere', null],
  ['', null],
])('reads %j as %s', (search, tab) => {
  expect(tabIn(new URLSearchParams(search))).toBe(tab);
});
