import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAYMENT_EVENTS } from '../../functions/src/billing/run-payment-event.ts';
import { stripeSignature } from '../../local/src/stand-ins/stripe/events/sign.ts';
import { stripeSettings } from '../../local/src/world/stripe-settings.ts';
import { storedBooks } from '../support/account-books.ts';
import {
  buy,
  endPlans,
  lastOf,
  openPayer,
  readBooks,
  type Payer,
  type UserBooks,
} from '../support/billing.ts';
import { countOf } from '../support/database.ts';
import {
  cancelAtStripe,
  deliverStripeEvent,
  holdStripeEvents,
  loseStripeEvents,
  releaseStripeEvents,
  resumeAtStripe,
} from '../support/stripe.ts';
import { testWorld } from '../support/world.ts';

/** A person who has paid, and no event of it has come: an event that is wrongly accepted shows. */
let payer: Payer;
let paid = '';

beforeAll(async () => {
  await holdStripeEvents();
  payer = await openPayer();
  await buy(payer);
  const { events } = await readBooks(payer.uid);
  paid = lastOf(events.filter(({ type }) => type === 'invoice.paid')).id;
});

afterAll(async () => {
  await endPlans([payer]);
  await loseStripeEvents();
  await releaseStripeEvents();
});

/** All that an event may change. */
const state = async () => ({
  ...(await storedBooks(payer.uid)),
  events: await countOf('stripe_events'),
});

interface Sent {
  method?: string;
  type?: string;
  /** Seconds since it was signed. */
  age?: number;
  secret?: string;
  /** The body that arrives in place of the signed one. */
  arrives?: string;
}

/** Sends an event of our own to the endpoint, signed as Stripe does unless `how` differs. */
async function bring(signed: string, { method = 'POST', type, age = 0, ...how }: Sent = {}) {
  const { web } = await testWorld();
  const { webhook_secret = '' } = stripeSettings(process.env);
  const secret = how.secret ?? webhook_secret;
  const at = Math.floor(Date.now() / 1000) - age;
  const response = await fetch(`${web}/api/stripe/webhook`, {
    method,
    headers: {
      'content-type': type ?? 'application/json',
      'stripe-signature': stripeSignature({ body: signed, secret, at }),
    },
    ...(method === 'GET' ? {} : { body: how.arrives ?? signed }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const eventBody = async (differing: object = {}) => {
  const customer = lastOf((await readBooks(payer.uid)).customers).id;
  const object = { id: 'in_1', object: 'invoice', customer };
  return JSON.stringify({
    id: `evt_${randomUUID()}`,
    object: 'event',
    type: 'invoice.paid',
    data: { object },
    ...differing,
  });
};

describe('the endpoint for payment events', () => {
  it.each<[string, (body: string) => Promise<Awaited<ReturnType<typeof bring>>>, number]>([
    ['signed with another secret', (body) => bring(body, { secret: 'whsec_other' }), 400],
    ['signed six minutes ago', (body) => bring(body, { age: 360 }), 400],
    ['changed after it was signed', (body) => bring(body, { arrives: `${body} ` }), 400],
    // As text: the runtime itself refuses broken JSON before it reaches the endpoint.
    ['signed, and no JSON', () => bring('{"id":', { type: 'text/plain' }), 400],
    ['signed, and no event', () => bring('{"id":"evt_1","type":"invoice.paid"}'), 400],
    ['signed, of two megabytes', (body) => bring(body + ' '.repeat(2_000_000)), 413],
    ['asked for by GET', (body) => bring(body, { method: 'GET' }), 405],
    ['put there', (body) => bring(body, { method: 'PUT' }), 405],
    [
      'an unsigned form',
      (body) => bring(body, { type: 'application/x-www-form-urlencoded', secret: 'none' }),
      400,
    ],
  ])('refuses what is %s, changes nothing and discloses nothing', async (_, send, status) => {
    const before = await state();
    const answer = await send(await eventBody());
    expect(answer).toEqual({
      status,
      body: {
        ok: false,
        code: expect.any(String) as string,
        message: expect.any(String) as string,
        request_id: expect.any(String) as string,
      },
    });
    const { customers, events } = await readBooks(payer.uid);
    const reported = JSON.stringify(answer.body);
    for (const word of [payer.uid, customers[0]?.id ?? '', events[0]?.id ?? '', 'whsec']) {
      expect(reported).not.toContain(word);
    }
    expect(await state()).toEqual(before);
  });

  it('refuses an event of Stripe’s own under a bad or an old signature', async () => {
    const before = await state();
    const [bad] = await deliverStripeEvent(paid, { signature: 'bad' });
    const [old] = await deliverStripeEvent(paid, { age: 301 });
    expect([bad?.status, old?.status]).toEqual([400, 400]);
    expect(await state()).toEqual(before);
  });

  it.each([
    ['a customer of nobody', { data: { object: { object: 'invoice', customer: 'cus_none' } } }],
    ['no customer', { data: { object: { object: 'invoice' } } }],
    ['something nobody asked about', { type: 'invoice.upcoming' }],
  ])('accepts a signed event of %s, and changes nothing', async (_, differing) => {
    const before = await state();
    expect((await bring(await eventBody(differing))).status).toBe(200);
    expect(await state()).toEqual(before);
  });

  it('accepts a valid signature with any content type, and uses only the ids of the event', async () => {
    const object = { id: 'in_1', object: 'invoice', amount_paid: 1_000_000, plan: 'Scale' };
    const customer = lastOf((await readBooks(payer.uid)).customers).id;
    const body = await eventBody({ data: { object: { ...object, customer } } });
    expect((await bring(body, { type: 'text/plain' })).status).toBe(200);
    expect(await storedBooks(payer.uid)).toMatchObject({
      usage: { num_credits: 250 },
      subscription: { plan_name: 'Starter', plan_price: 19 },
    });
  });
});

/** The object of such an event: disputes and refunds name the charge alone. */
const aboutOf = (type: string, { customers, charges }: UserBooks) =>
  /^(?:charge\.dispute|refund)\./.test(type)
    ? { id: 'du_1', object: 'dispute', charge: lastOf(charges).id }
    : { id: 'sub_1', object: 'subscription', customer: lastOf(customers).id };

it('syncs the account after each type of event that is to be sent', async () => {
  const books = await readBooks(payer.uid);
  const { id } = lastOf(books.subscriptions);
  for (const [round, type] of PAYMENT_EVENTS.entries()) {
    const isCancelled = round % 2 === 0;
    await (isCancelled ? cancelAtStripe(id, 'period_end') : resumeAtStripe(id));
    const answer = await bring(await eventBody({ type, data: { object: aboutOf(type, books) } }));
    const { subscription } = await storedBooks(payer.uid);
    expect({ type, status: answer.status, ends: subscription?.cancel_at_period_end }).toEqual({
      type,
      status: 200,
      ends: isCancelled,
    });
  }
});
