import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startLocalServer, type LocalRequest, type StandIn } from '../../local-server.ts';
import {
  clientOf,
  openCheckout,
  openTestStripe,
  press,
  TEST_SECRET,
  type TestStripe,
} from '../../../../test/open-test-stripe.ts';

let stripe: TestStripe;
let client: Stripe;
let webhook: StandIn;
let got: LocalRequest[];
let statuses: number[];
beforeEach(async () => {
  got = [];
  statuses = [];
  webhook = await startLocalServer({
    port: 0,
    answer: (request) => {
      got.push(request);
      return { status: statuses.shift() ?? 200, body: 'seen' };
    },
    fault: () => ({ status: 500, body: '' }),
  });
  stripe = await openTestStripe();
  client = stripe.client();
});
afterEach(async () => {
  await stripe.stop();
  await webhook.stop();
});

/** The event in a request, as the product reads it. */
function readEvent({ body, headers }: LocalRequest, now = Date.now()): Stripe.Event {
  const signature = headers['stripe-signature'];
  if (typeof signature !== 'string') throw new Error('No signature');
  return clientOf(stripe.origin()).webhooks.constructEvent(
    body,
    signature,
    TEST_SECRET,
    300,
    undefined,
    now,
  );
}
const types = () => got.map((request) => (JSON.parse(request.body) as Stripe.Event).type).sort();
const allTold = () =>
  vi.waitFor(async () => {
    const { events } = await stripe.control();
    expect(events.every(({ is_delivered }) => is_delivered)).toBe(true);
    return events;
  });
async function pay() {
  const { session } = await openCheckout(client);
  await press(session.url ?? '', { action: 'pay' });
}

const OF_A_PAYMENT = [
  'charge.succeeded',
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'invoice.created',
  'invoice.finalized',
  'invoice.paid',
];

describe('events', () => {
  it('of a payment are signed, and each is sent once', async () => {
    stripe.connect(webhook.origin);
    await pay();
    await allTold();
    expect(types()).toEqual(OF_A_PAYMENT);
    const events = got.map((request) => readEvent(request));
    const [customer] = (await client.customers.list()).data;
    for (const { data } of events) {
      expect(data.object).toMatchObject({ customer: customer?.id });
    }
    const paid = events.find(({ type }) => type === 'invoice.paid');
    expect(paid?.data.object).toMatchObject({ status: 'paid' });
  });

  it('wait until the webhook is known', async () => {
    await pay();
    expect((await stripe.control()).events.some(({ deliveries }) => deliveries.length > 0)).toBe(
      false,
    );
    stripe.connect(webhook.origin);
    await allTold();
    expect(types()).toEqual(OF_A_PAYMENT);
  });

  it('are sent again until the webhook takes them', async () => {
    statuses = [500, 400, 303];
    stripe.connect(webhook.origin);
    await pay();
    const events = await allTold();
    expect(got).toHaveLength(OF_A_PAYMENT.length + 3);
    const answered = events.flatMap(({ deliveries }) => deliveries.map(({ status }) => status));
    expect(answered.filter((status) => status !== 200).sort()).toEqual([303, 400, 500]);
  });

  it('are held, sent in any order and number, released and lost as asked', async () => {
    stripe.connect(webhook.origin);
    await stripe.control('/hold', {});
    await pay();
    const { events } = await stripe.control();
    expect(got).toEqual([]);
    const paid = events.find(({ type }) => type === 'invoice.paid');
    await stripe.control('/deliver', { event: paid?.id, times: 3, at_once: true });
    await stripe.control('/deliver', { event: events[0]?.id, times: 2 });
    expect(types()).toEqual([
      ...Array<string>(2).fill('customer.subscription.created'),
      ...Array<string>(3).fill('invoice.paid'),
    ]);
    await stripe.control('/release', {});
    await allTold();
    expect(got).toHaveLength(OF_A_PAYMENT.length + 3);
    await stripe.control('/hold', {});
    await stripe.control('/refund', { invoice: paid?.object_id });
    await stripe.control('/lose', {});
    await stripe.control('/release', {});
    await allTold();
    expect(types()).not.toContain('charge.refunded');
  });

  it('are made with a wrong or an old signature when asked', async () => {
    stripe.connect(webhook.origin);
    await stripe.control('/hold', {});
    await pay();
    const event = (await stripe.control()).events[0]?.id;
    await stripe.control('/deliver', { event });
    await stripe.control('/deliver', { event, signature: 'bad' });
    await stripe.control('/deliver', { event, age: 301 });
    const [good, bad, old] = got;
    if (!good || !bad || !old) throw new Error('Not delivered');
    expect(readEvent(good).id).toBe(event);
    expect(() => readEvent(bad)).toThrow(Stripe.errors.StripeSignatureVerificationError);
    expect(() => readEvent(old)).toThrow(/tolerance/);
  });

  it('carry the time of the clock that was moved', async () => {
    stripe.connect(webhook.origin);
    await pay();
    await allTold();
    got = [];
    stripe.moveClock(62);
    await vi.waitFor(async () => {
      expect((await stripe.control()).invoices).toHaveLength(3);
    });
    await allTold();
    expect(types().filter((type) => type === 'invoice.paid')).toHaveLength(2);
    const later = Date.now() + 62 * 86_400_000;
    for (const request of got) expect(() => readEvent(request, later)).not.toThrow();
    expect(() => got.map((request) => readEvent(request, later + 400_000))).toThrow(/tolerance/);
  });
});
