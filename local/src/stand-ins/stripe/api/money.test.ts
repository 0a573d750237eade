import type Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  openCheckout,
  openTestStripe,
  press,
  refusal,
  type TestStripe,
} from '../../../../test/open-test-stripe.ts';

let stripe: TestStripe;
let client: Stripe;
beforeEach(async () => {
  stripe = await openTestStripe();
  client = stripe.client();
});
afterEach(() => stripe.stop());

describe('what a payment leaves behind', () => {
  it('is where this version of the API has it', async () => {
    const { customer, price, session } = await openCheckout(client);
    expect(session.url).toBe(`${stripe.origin()}/pay/${session.id}`);
    await press(session.url ?? '', { action: 'pay' });

    const paid = await client.checkout.sessions.retrieve(session.id);
    expect(paid).toMatchObject({ status: 'complete', payment_status: 'paid', url: null });
    const [subscription] = (
      await client.subscriptions.list({ customer: customer.id, status: 'all' })
    ).data;
    expect(paid.subscription).toBe(subscription?.id);
    expect(subscription?.metadata).toEqual({ uid: 'u1' });
    const item = subscription?.items.data[0];
    expect(item?.price.metadata).toEqual({ plan: 'Starter' });
    expect(item?.current_period_start).toBe(subscription?.billing_cycle_anchor);

    const [invoice] = (
      await client.invoices.list({ customer: customer.id, expand: ['data.payments'] })
    ).data;
    expect(invoice).toMatchObject({
      billing_reason: 'subscription_create',
      status: 'paid',
      amount_paid: 1900,
      parent: { subscription_details: { subscription: subscription?.id } },
    });
    expect(invoice?.lines.data[0]).toMatchObject({
      period: { start: item?.current_period_start, end: item?.current_period_end },
      pricing: { price_details: { price: price.id } },
      parent: { subscription_item_details: { proration: false } },
    });
    const intent = invoice?.payments?.data[0]?.payment.payment_intent;
    const [charge] = (await client.charges.list({ customer: customer.id })).data;
    expect(charge).toMatchObject({ payment_intent: intent, amount: 1900, disputed: false });
    expect(
      (await client.invoices.list({ customer: customer.id })).data[0]?.payments,
    ).toBeUndefined();
    expect(
      await refusal(client.invoices.list({ customer: customer.id, expand: ['data.nothing'] })),
    ).toMatchObject({ statusCode: 400, param: 'expand[0]' });
  });

  it('shows refunds and disputes at the charge', async () => {
    const { customer, session } = await openCheckout(client);
    await press(session.url ?? '', { action: 'pay' });
    const invoice = (await stripe.control()).invoices[0]?.id;
    await stripe.control('/refund', { invoice, cents: 400 });
    const charge = async () => (await client.charges.list({ customer: customer.id })).data[0];
    expect(await charge()).toMatchObject({ amount_refunded: 400, refunded: false });
    await stripe.control('/refund', { invoice });
    expect(await charge()).toMatchObject({ amount_refunded: 1900, refunded: true });
    await stripe.control('/dispute', { invoice });
    const disputes = async () =>
      (await client.disputes.list({ charge: (await charge())?.id ?? '' })).data;
    expect(await disputes()).toMatchObject([{ status: 'needs_response', amount: 1900 }]);
    await stripe.control('/close-dispute', { invoice, outcome: 'won' });
    expect(await disputes()).toMatchObject([{ status: 'won' }]);
    expect(await charge()).toMatchObject({ disputed: true });
  });
});

describe('a pay page', () => {
  it('is closed once, and only while it is open', async () => {
    const { session } = await openCheckout(client);
    const closed = await client.checkout.sessions.expire(session.id);
    expect(closed).toMatchObject({ status: 'expired', url: null });
    expect(await refusal(client.checkout.sessions.expire(session.id))).toMatchObject({
      statusCode: 400,
    });
  });

  it('closes by itself after a day', async () => {
    const { session } = await openCheckout(client);
    stripe.moveClock(1.1);
    expect((await client.checkout.sessions.retrieve(session.id)).status).toBe('expired');
  });
});

describe('a lookup key', () => {
  it('names one price, and moves to a newer one', async () => {
    const { price, product } = await openCheckout(client);
    const lookup_keys = ['vibes_starter_monthly'];
    const next = {
      currency: 'usd',
      unit_amount: 2100,
      recurring: { interval: 'month' },
      product: product.id,
      lookup_key: 'vibes_starter_monthly',
    } as const;
    expect((await client.prices.list({ lookup_keys })).data[0]?.id).toBe(price.id);
    const moved = await client.prices.create({ ...next, transfer_lookup_key: true });
    expect((await client.prices.list({ lookup_keys })).data.map(({ id }) => id)).toEqual([
      moved.id,
    ]);
    expect((await client.prices.retrieve(price.id)).lookup_key).toBeNull();
  });
});
