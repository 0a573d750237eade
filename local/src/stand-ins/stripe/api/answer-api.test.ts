import type Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  clientOf,
  openCheckout,
  openTestStripe,
  refusal,
  TEST_KEY,
  type TestStripe,
} from '../../../../test/open-test-stripe.ts';

let stripe: TestStripe;
let client: Stripe;
beforeEach(async () => {
  stripe = await openTestStripe();
  client = stripe.client();
});
afterEach(() => stripe.stop());

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
    expect((await client.customers.search({ query: "metadata['uid']:'u2'" })).data).toEqual([]);
    const listed = await client.customers.list({ email: 'ann@example.com' });
    expect(listed.data.map(({ id }) => id)).toEqual([made.id]);
  });

  it('are paged through, newest first', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 7; n += 1) ids.push((await client.customers.create()).id);
    const seen = await client.customers.list({ limit: 3 }).autoPagingToArray({ limit: 100 });
    expect(seen.map(({ id }) => id)).toEqual(ids.toReversed());
  });
});

describe('refusals', () => {
  it('cover the key, missing and unknown parameters', async () => {
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

  it('are made on demand', async () => {
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
    stripe.moveClock(2);
    expect((await client.products.create({ name: 'One' }, key)).id).not.toBe(first.id);
  });
});
