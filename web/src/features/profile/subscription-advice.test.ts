import { expect, it } from 'vitest';
import { paidStarter } from '../../../test/plan.ts';
import { subscriptionAdvice } from './subscription-advice.ts';

const now = new Date(2026, 2, 10, 12);
const later = new Date(2026, 2, 15, 12);
const before = new Date(2026, 2, 8, 12);

const STAYS = 'Canceled. You keep the plan and its credits until then.';
const UNPAID =
  'Your last payment failed. Update your card under Manage Subscription. You keep the plan until then.';
const ENDED =
  'Your plan ended because a payment failed. Pay the open bill under Manage Subscription to get it back, or end the plan there to choose another.';
const PAUSED = 'Your plan is paused. Resume it or end it under Manage Subscription.';
const NOT_BEGUN =
  'The payment wasn’t completed, so your plan hasn’t started. Choose a plan to try again.';

it.each([
  ['active', false, later, null, false],
  ['active', true, later, `${STAYS} You can resume it under Manage Subscription.`, false],
  ['past_due', false, later, UNPAID, true],
  ['unpaid', true, later, UNPAID, true],
  ['past_due', false, before, ENDED, true],
  ['paused', false, later, PAUSED, false],
  ['paused', false, before, PAUSED, true],
  ['canceled', false, later, `${STAYS} After that, you can choose a plan again.`, false],
  ['canceled', true, before, null, false],
  ['incomplete', false, later, NOT_BEGUN, false],
  ['incomplete_expired', false, before, NOT_BEGUN, false],
])('of %s, cancelled at the end: %s, until %s', (status, cancel, expires_at, text, is_urgent) => {
  const subscription = paidStarter({ status, expires_at, cancel_at_period_end: cancel });
  expect(subscriptionAdvice(subscription, now)).toEqual(text && { text, is_urgent });
});
