import type Stripe from 'stripe';
import type { Account, Subscription } from '../account/account.ts';
import { priceOf } from '../account/find.ts';
import { describePrice } from './catalog.ts';
import { wireList, type Wire } from './wire.ts';

const itemOf = (account: Account, subscription: Subscription): Wire<Stripe.SubscriptionItem> => ({
  id: subscription.item_id,
  object: 'subscription_item',
  billing_thresholds: null,
  created: subscription.created,
  current_period_start: subscription.period_start,
  current_period_end: subscription.period_end,
  discounts: [],
  metadata: {},
  price: describePrice(priceOf(account, subscription.price_id)),
  quantity: 1,
  subscription: subscription.id,
  tax_rates: [],
});

/** The period is on its item: the subscription itself has none in this version of the API. */
export const describeSubscription = (
  account: Account,
  subscription: Subscription,
): Wire<Stripe.Subscription> => ({
  id: subscription.id,
  object: 'subscription',
  application: null,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null },
  billing_cycle_anchor: subscription.anchor,
  billing_cycle_anchor_config: null,
  billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
  cancel_at: subscription.cancel_at,
  cancel_at_period_end: subscription.cancel_at_period_end,
  canceled_at: subscription.canceled_at,
  cancellation_details: {
    comment: null,
    feedback: null,
    reason: subscription.canceled_at
      ? (subscription.ended_because ?? 'cancellation_requested')
      : subscription.ended_because,
  },
  collection_method: 'charge_automatically',
  created: subscription.created,
  currency: 'usd',
  customer: subscription.customer_id,
  days_until_due: null,
  default_payment_method: `pm_${subscription.customer_id}`,
  description: null,
  discounts: [],
  ended_at: subscription.ended_at,
  items: wireList(`/v1/subscription_items?subscription=${subscription.id}`, [
    itemOf(account, subscription),
  ]),
  latest_invoice: subscription.latest_invoice_id,
  livemode: false,
  metadata: subscription.metadata,
  next_pending_invoice_item_invoice: null,
  pause_collection: null,
  schedule: null,
  start_date: subscription.created,
  status: subscription.status,
  test_clock: null,
  trial_end: null,
  trial_start: null,
});
