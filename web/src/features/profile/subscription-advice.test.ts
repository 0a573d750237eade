import type { Subscription } from '@vibes/core/plan/subscription';
import { expect, it } from 'vitest';
import { subscriptionAdvice } from './subscription-advice.ts';

const now = new Date(2026, 2, 10, 12);
const later = new Date(2026, 2, 15, 12);
const before = new Date(2026, 2, 8, 12);

const STAYS = 'Cancelled. The plan and its credits stay yours until then.';
const UNPAID =
  'Your last payment did not go through. Update your card under Manage Subscription. The plan is kept until then.';
const ENDED =
  'The plan ended because a payment did not go through. Pay the open bill under Manage Subscription to have it back, or end the plan there to choose another.';
const PAUSED = 'The plan is paused. Resume it, or end it, under Manage Subscription.';
const NOT_BEGUN =
  'The payment was not completed, so the plan has not begun. Choose a plan to try again.';

it.each([
  ['active', false, later, null, false],
  ['active', true, later, `${STAYS} Manage Subscription resumes it.`, false],
  ['past_due', false, later, UNPAID, true],
  ['unpaid', true, later, UNPAID, true],
  ['past_due', false, before, ENDED, true],
  ['paused', false, later, PAUSED, false],
  ['paused', false, before, PAUSED, true],
  ['canceled', false, later, `${STAYS} Afterwards you can choose a plan again.`, false],
  ['canceled', true, before, null, false],
  ['incomplete', false, later, NOT_BEGUN, false],
  ['incomplete_expired', false, before, NOT_BEGUN, false],
])('of %s, cancelled at the end: %s, until %s', (status, cancel, expires_at, text, is_urgent) => {
  const subscription: Subscription = {
    plan_name: 'Starter',
    plan_price: 19,
    status,
    expires_at,
    cancel_at_period_end: cancel,
  };
  expect(subscriptionAdvice(subscription, now)).toEqual(text && { text, is_urgent });
});
