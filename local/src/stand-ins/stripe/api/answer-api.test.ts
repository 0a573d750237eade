import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  clientOf,
  openCheckout,
  openTestStripe,
  press,
  TEST_KEY,
  type TestStripe,
} from '../open-test-stripe.ts';

let stripe: TestStripe;
let client: Stripe;
beforeEach(async () => {
  stripe = await openTestStripe();
  client = stripe.client();
});
afterEach(() => stripe.stop());

/** Class, status, code and parameter of the refusal. */
async function refusal(asked: Promise<unknown>) {
  try {
    await asked;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) {
      const { type, statusCode, code, param } = error;
      return { type, statusCode, code, param };
    }
    throw error;
  }
  throw new Error('Not refused');
}

describe('customers', () => {
  it('are made, changed, found and listed', async () => {
    const made = await client.customers.create({
      email: 'ann@example.com',
      metadata: { uid: 'u1' },
    });
    expect(made.lastResponse.requestId).toMatch(/^req_/);
    await client.customers.update(made.id, { name: 'Ann', metadata: { tolt_referral: 't1' } });
    expect(await client.customers.retrieve(made.id)).toMatchObject({
      email: 'ann@example.com',
      name: 'Ann',
      metadata: { uid: 'u1', tolt_referral: 't1' },
    });
    const found = await client.customers.search({ query: "metadata['uid']:'u1'" });
    expect(found.data.map(({ id }) => id)).toEqual([made.id]);
    expect((await client.customers.search({ query: `metadata["uid"]:"u2"` })).data).toEqual([]);
    const listed = await client.customers.list({ email: 'ann@example.com' });
    expect(listed.data.map(({ id }) => id)).toEqual([made.id]);
    await client.customers.del(made.id);
    expect(await client.customers.retrieve(made.id)).toMatchObject({ deleted: true });
    expect((await client.customers.list()).data).toEqual([]);
  });

  it('are found late when told so', async () => {
    await stripe.control('/settings', { search_delay: 60 });
    await client.customers.create({ metadata: { uid: 'u1' } });
    const search = () => client.customers.search({ query: "metadata['uid']:'u1'" });
    expect((await search()).data).toHaveLength(0);
    await stripe.moveClock(1);
    expect((await search()).data).toHaveLength(1);
  });

  it('are paged through, newest first', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 7; n += 1) ids.push((await client.customers.create()).id);
    const seen = await client.customers.list({ limit: 3 }).autoPagingToArray({ limit: 100 });
    expect(seen.map(({ id }) => id)).toEqual(ids.toReversed());
  });
});

describe('refusals', () => {
  it('know the key, what is missing and what is not known', async () => {
    expect(await refusal(clientOf(stripe.origin(), 'sk_wrong').customers.list())).toMatchObject({
      type: 'StripeAuthenticationError',
      statusCode: 401,
    });
    expect(await refusal(client.customers.retrieve('cus_none'))).toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 404,
      code: 'resource_missing',
    });
    expect(await refusal(client.products.create({} as { name: string }))).toMatchObject({
      statusCode: 400,
      code: 'parameter_missing',
      param: 'name',
    });
    const unknown = { metadata: {}, colour: 'red' };
    expect(await refusal(client.customers.create(unknown))).toMatchObject({
      statusCode: 400,
      code: 'parameter_unknown',
      param: 'colour',
    });
    const { customer } = await openCheckout(client);
    const line = { price: 'price_none', quantity: 1 };
    const mode = 'subscription' as const;
    const wrong = { mode, customer: customer.id, line_items: [line] };
    const success_url = 'https://app.example.com/';
    expect(await refusal(client.checkout.sessions.create({ ...wrong, success_url }))).toMatchObject(
      { code: 'resource_missing', param: 'line_items[0][price]' },
    );
  });

  it('come on demand', async () => {
    const on = 'customers.create';
    await stripe.control('/faults', { mode: 'rate_limited', retry_after: 7, times: 1 });
    expect(await refusal(client.customers.list())).toMatchObject({ statusCode: 429 });
    await stripe.control('/faults', { mode: 'error', times: 1, on });
    expect((await client.customers.list()).data).toEqual([]);
    expect(await refusal(client.customers.create())).toMatchObject({ statusCode: 500 });
    await stripe.control('/faults', { mode: 'hang', times: 1, on });
    const impatient = clientOf(stripe.origin(), TEST_KEY, 100);
    expect(await refusal(impatient.customers.create())).toMatchObject({
      type: 'StripeConnectionError',
    });
    expect((await client.customers.list()).data).toEqual([]);
  });

  it('may come after the work is done, and a repeat under the key makes nothing new', async () => {
    await stripe.control('/faults', { mode: 'error_after', times: 1, on: 'customers.create' });
    const create = () =>
      client.customers.create({ metadata: { uid: 'u1' } }, { idempotencyKey: 'customer_u1' });
    expect(await refusal(create())).toMatchObject({ statusCode: 500 });
    const again = await create();
    expect(again.metadata['uid']).toBe('u1');
    expect((await client.customers.list()).data.map(({ id }) => id)).toEqual([again.id]);
  });
});

describe('an idempotency key', () => {
  it('gives the same answer to the same request, and refuses another', async () => {
    const key = { idempotencyKey: 'k1' };
    const first = await client.customers.create({ email: 'ann@example.com' }, key);
    const second = await client.customers.create({ email: 'ann@example.com' }, key);
    expect(second.id).toBe(first.id);
    expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect(await refusal(client.customers.create({ email: 'bob@example.com' }, key))).toMatchObject(
      {
        type: 'StripeIdempotencyError',
        statusCode: 400,
      },
    );
    expect((await client.customers.list()).data).toHaveLength(1);
  });

  it('is forgotten after a day, and by a request that was refused', async () => {
    const key = { idempotencyKey: 'k1' };
    const wrong = { name: '' };
    expect(await refusal(client.products.create(wrong, key))).toMatchObject({ statusCode: 400 });
    const first = await client.products.create({ name: 'One' }, key);
    await stripe.moveClock(2);
    expect((await client.products.create({ name: 'One' }, key)).id).not.toBe(first.id);
  });
});

describe('what a payment leaves behind', () => {
  it('stands where this version of the API has it', async () => {
    const { customer, price, session } = await openCheckout(client);
    expect(session.url).toBe(`${stripe.origin()}/pay/${session.id}`);
    await press(session.url ?? '', { action: 'pay' });

    const paid = await client.checkout.sessions.retrieve(session.id, {
      expand: ['subscription', 'line_items'],
    });
    expect(paid).toMatchObject({ status: 'complete', payment_status: 'paid', url: null });
    expect(paid.line_items?.data[0]?.price?.id).toBe(price.id);
    const [subscription] = (
      await client.subscriptions.list({ customer: customer.id, status: 'all' })
    ).data;
    expect(paid.subscription).toMatchObject({ id: subscription?.id, metadata: { uid: 'u1' } });
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
    ).toMatchObject({ statusCode: 400, param: 'expand' });
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
    await stripe.moveClock(1.1);
    expect((await client.checkout.sessions.retrieve(session.id)).status).toBe('expired');
  });
});

describe('a lookup key', () => {
  it('names one price, and moves when told to', async () => {
    const { price } = await openCheckout(client);
    const lookup_keys = ['vibes_starter_monthly'];
    const next = {
      currency: 'usd',
      unit_amount: 2100,
      recurring: { interval: 'month' },
      product_data: { name: 'Starter' },
      lookup_key: 'vibes_starter_monthly',
    } as const;
    expect(await refusal(client.prices.create(next))).toMatchObject({ param: 'lookup_key' });
    expect((await client.prices.list({ lookup_keys })).data[0]?.id).toBe(price.id);
    const moved = await client.prices.create({ ...next, transfer_lookup_key: true });
    expect((await client.prices.list({ lookup_keys })).data.map(({ id }) => id)).toEqual([
      moved.id,
    ]);
    expect((await client.prices.retrieve(price.id)).lookup_key).toBeNull();
  });
});
