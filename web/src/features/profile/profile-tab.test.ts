import type { Subscription } from '@vibes/core/plan/subscription';
import { expect, it } from 'vitest';
import { firstTab, tabIn } from './profile-tab.ts';

const starter: Subscription = {
  plan_name: 'Starter',
  plan_price: 19,
  status: 'active',
  expires_at: null,
  cancel_at_period_end: false,
};

it('begins with the plans for whoever has none, or had one once', () => {
  expect(firstTab(null)).toBe('plans');
  expect(firstTab({ ...starter, status: 'canceled' })).toBe('plans');
});

it('begins with the profile for whoever has a plan, also when its payment failed', () => {
  expect(firstTab(starter)).toBe('profile');
  expect(firstTab({ ...starter, status: 'past_due' })).toBe('profile');
});

it.each([
  ['tab=plans', 'plans'],
  ['tab=profile', 'profile'],
  ['tab=elsewhere', null],
  ['', null],
])('reads %j as %s', (search, tab) => {
  expect(tabIn(new URLSearchParams(search))).toBe(tab);
});
