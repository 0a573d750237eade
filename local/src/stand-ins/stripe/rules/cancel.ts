import type { At, Subscription } from '../account/account.ts';
import { end, update } from './change-subscription.ts';

/**
 * Ends a subscription with its period. The portal sets the date alone and leaves
 * `cancel_at_period_end` false, as Stripe does in flexible billing mode, its default; the API sets
 * both. https://docs.stripe.com/billing/subscriptions/billing-mode/compare
 */
export const cancelAtPeriodEnd = (at: At, subscription: Subscription, by: 'page' | 'api'): void =>
  update(at, subscription, {
    cancel_at: subscription.period_end,
    cancel_at_period_end: by === 'api',
    canceled_at: at.now,
  });

export const resume = (at: At, subscription: Subscription): void =>
  update(at, subscription, { cancel_at: null, cancel_at_period_end: false, canceled_at: null });

export const cancelNow = (at: At, subscription: Subscription): void => end(at, subscription);
