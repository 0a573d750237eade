import type Stripe from 'stripe';
import type { Account, Subscription } from '../account/account.ts';
import { priceOf } from '../account/find.ts';
import { describePrice } from './catalog.ts';
import { wireList, type Wire } from './wire.ts';

/** The period is on its item: the subscription itself has none in this version of the API. */
export const describeSubscription = (
  account: Account,
  subscription: Subscription,
): Wire<Stripe.Subscription> => ({
  id: subscription.id,
  object: 'subscription',
  billing_cycle_anchor: subscription.anchor,
  cancel_at: subscription.cancel_at,
  cancel_at_period_end: subscription.cancel_at_period_end,
  canceled_at: subscription.canceled_at,
  created: subscription.created,
  currency: 'usd',
  customer: subscription.customer_id,
  ended_at: subscription.ended_at,
  items: wireList(`/v1/subscription_items?subscription=${subscription.id}`, [
    {
      id: subscription.item_id,
      object: 'subscription_item' as const,
      current_period_start: subscription.period_start,
      current_period_end: subscription.period_end,
      price: describePrice(priceOf(account, subscription.price_id)),
      quantity: 1,
    },
  ]),
  latest_invoice: subscription.latest_invoice_id,
  metadata: subscription.metadata,
  status: subscription.status,
});
