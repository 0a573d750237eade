import type Stripe from 'stripe';
import type { ProviderSubscription } from '@vibes/core/plan/customer-billing';
import { planOfPrice } from './plan-of-price.ts';
import { atSecond } from './stripe-value.ts';

/**
 * A subscription of ours; null when none of its items is for one of our plans. Where things
 * stand in this version: the period with each item, not with the subscription
 * (`items.data[].current_period_end`); an end asked for in the portal either as
 * `cancel_at_period_end` or as a `cancel_at` no later than the period's end.
 */
export function readSubscription(subscription: Stripe.Subscription): ProviderSubscription | null {
  for (const item of subscription.items.data) {
    const plan = planOfPrice(item.price);
    if (!plan) continue;
    const { cancel_at, cancel_at_period_end, ended_at } = subscription;
    return {
      id: subscription.id,
      status: subscription.status,
      plan,
      price: item.price.unit_amount ?? 0,
      created_at: atSecond(subscription.created),
      anchor_at: atSecond(subscription.billing_cycle_anchor),
      period_end: atSecond(item.current_period_end),
      cancel_at_period_end:
        cancel_at_period_end || (cancel_at !== null && cancel_at <= item.current_period_end),
      ended_at: ended_at === null ? null : atSecond(ended_at),
    };
  }
  return null;
}
