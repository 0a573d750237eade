import type Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PAYMENT_EVENTS } from '../../../../functions/src/billing/run-payment-event.ts';
import { clientOf, openTestStripe, type TestStripe } from '../../../test/open-test-stripe.ts';
import { paymentSetup } from './prepare-payments.ts';

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
  const done = await setup().prepare(account());
  webhook_secret = done.webhook_secret ?? webhook_secret;
  return done;
}
const look = () => setup().look(account());
/** What the deployment does once the functions have the stored secret. */
const account = () => ({ key: '', origin, webhook_secret });
const setup = () => paymentSetup(() => stripe);
const endOld = () => setup().deleteOldWebhooks(account());
const here = async () =>
  (await server.control()).webhook_endpoints.filter((one) => one.url === url);

/** Everything is there once, and the stored secret is that of the one endpoint. */
async function expectReady() {
  await endOld();
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
    server.moveClock(2);
    await prepare();
    await expectReady();
  });

  it('end right when the secret was never stored', async () => {
    await setup().prepare(account());
    await prepare();
    await expectReady();
  });

  it('keep an endpoint by hand until the functions have the secret of the new one', async () => {
    const by_hand = await stripe.webhookEndpoints.create({ url, enabled_events: ['*'] });
    webhook_secret = by_hand.secret ?? null;
    const ids = async () => (await here()).map(({ id }) => id);
    for (const on of ['webhookEndpoints.create', 'webhookEndpoints.update']) {
      await server.control('/faults', { mode: 'error_after', times: 1, on });
      await expect(prepare()).rejects.toThrow();
      expect(await ids()).toContain(by_hand.id);
      expect((await here())[0]).toMatchObject({ id: by_hand.id, is_enabled: true });
    }
    await expect(endOld()).rejects.toThrow('so no other is deleted');
    await prepare();
    expect(webhook_secret).not.toBe(by_hand.secret);
    expect(await look()).toEqual([]);
    expect(await ids()).toContain(by_hand.id);
    await server.control('/faults', {
      mode: 'error_after',
      times: 1,
      on: 'webhookEndpoints.del',
    });
    await expect(endOld()).rejects.toThrow();
    expect(await endOld()).toHaveLength(2);
    await expectReady();
  });

  it('say which endpoint was made by hand as it is deleted', async () => {
    const { id } = await stripe.webhookEndpoints.create({ url, enabled_events: ['*'] });
    await prepare();
    expect(await endOld()).toEqual([
      `Deleted the webhook endpoint ${id}, not made by a deployment.`,
    ]);
    expect(await endOld()).toEqual([]);
  });

  it('name their own enabled endpoints at other addresses, and no others', async () => {
    await setup().prepare({ ...account(), origin: 'https://old.test' });
    await stripe.webhookEndpoints.create({
      url: 'https://shop.test/api/stripe/webhook',
      enabled_events: ['*'],
    });
    await prepare();
    await endOld();
    const elsewhere = () => setup().lookAtWebhooksElsewhere(account());
    const [one] = (await server.control()).webhook_endpoints;
    expect(await elsewhere()).toEqual([`${one?.id} (https://old.test/api/stripe/webhook)`]);
    expect((await server.control()).webhook_endpoints).toHaveLength(3);
    await stripe.webhookEndpoints.update(one?.id ?? '', { disabled: true });
    expect(await elsewhere()).toEqual([]);
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
