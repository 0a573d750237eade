import type Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PAYMENT_EVENTS } from '../../../../functions/src/billing/run-payment-event.ts';
import {
  clientOf,
  openTestStripe,
  type TestStripe,
} from '../../stand-ins/stripe/open-test-stripe.ts';
import { lookAtPayments, preparePayments } from './prepare-payments.ts';

const origin = 'https://app.test';
const url = `${origin}/api/stripe/webhook`;

let server: TestStripe;
let stripe: Stripe;
/** What Secret Manager holds. */
let webhook_secret: string | null;
beforeEach(async () => {
  server = await openTestStripe();
  stripe = server.client();
  webhook_secret = null;
});
afterEach(() => server.stop());

/** A run of the step, as a deployment makes it: the secret is stored afterward. */
async function prepare() {
  const done = await preparePayments({ stripe, origin, webhook_secret });
  webhook_secret = done.webhook_secret ?? webhook_secret;
  return done;
}
const look = () => lookAtPayments({ stripe, origin, webhook_secret });

/** Everything is there once, and the stored secret is that of the one endpoint. */
async function expectReady() {
  expect(await look()).toEqual([]);
  const { products, prices, portal_configurations, webhook_endpoints } = await server.control();
  expect(products).toMatchObject([{ id: 'vibes_starter' }]);
  expect(prices).toMatchObject([{ lookup_key: 'vibes_starter_monthly', unit_amount: 1900 }]);
  expect(portal_configurations).toHaveLength(1);
  const enabled_events = [...PAYMENT_EVENTS];
  expect(webhook_endpoints.filter((one) => one.url === url)).toMatchObject([
    { enabled_events, is_enabled: true },
  ]);
  expect(webhook_secret).toMatch(/^whsec_/);
}

describe('payments at Stripe', () => {
  it('are prepared in an empty account, after a look that changed nothing', async () => {
    expect(await look()).toEqual([
      'the price of Starter, $19 a month',
      'the configuration of the customer portal',
      `the webhook endpoint ${url}`,
    ]);
    expect((await server.control()).webhook_endpoints).toEqual([]);
    expect((await prepare()).did).toHaveLength(3);
    await expectReady();
  });

  it('are made once', async () => {
    await prepare();
    expect(await prepare()).toEqual({ webhook_secret: null, did: [] });
    await expectReady();
  });

  it.each([
    'prices.list',
    'products.create',
    'prices.create',
    'billingPortal.configurations.list',
    'billingPortal.configurations.create',
    'webhookEndpoints.list',
    'webhookEndpoints.create',
    'webhookEndpoints.update',
  ])('end right when they were cut off after %s, also two days later', async (on) => {
    await server.control('/faults', { mode: 'error_after', times: 1, on });
    await expect(prepare()).rejects.toThrow();
    await server.moveClock(2);
    await prepare();
    await expectReady();
  });

  it('end right when the secret was never stored', async () => {
    await preparePayments({ stripe, origin, webhook_secret });
    await prepare();
    await expectReady();
  });

  it('end right when an endpoint by hand was replaced and cut off there', async () => {
    const by_hand = await stripe.webhookEndpoints.create({ url, enabled_events: ['*'] });
    webhook_secret = by_hand.secret ?? null;
    for (const on of ['webhookEndpoints.del', 'webhookEndpoints.create']) {
      await server.control('/faults', { mode: 'error_after', times: 1, on });
      await expect(prepare()).rejects.toThrow();
    }
    await prepare();
    expect(webhook_secret).not.toBe(by_hand.secret);
    await expectReady();
  });

  it('leave an endpoint elsewhere alone, and repair their own', async () => {
    const elsewhere = 'https://other.test/stripe';
    await stripe.webhookEndpoints.create({ url: elsewhere, enabled_events: ['*'] });
    await prepare();
    const { webhook_endpoints } = await server.control();
    const own = webhook_endpoints.find((one) => one.url === url)?.id ?? '';
    await stripe.webhookEndpoints.update(own, { enabled_events: ['charge.refunded'] });
    await stripe.webhookEndpoints.update(own, { disabled: true });
    expect(await look()).toEqual([`the webhook endpoint ${url}`]);
    expect((await prepare()).webhook_secret).toBeNull();
    await expectReady();
    const urls = (await server.control()).webhook_endpoints.map((one) => one.url);
    expect(urls).toEqual([elsewhere, url]);
  });

  it('are refused with a sentence that repeats no key', async () => {
    stripe = clientOf(server.origin(), 'sk_test_wrong');
    await expect(prepare()).rejects.toThrow(/^Stripe does not know the key\./);
    stripe = clientOf('http://127.0.0.1:1');
    await expect(look()).rejects.toThrow('Stripe cannot be reached from here.');
  });
});
