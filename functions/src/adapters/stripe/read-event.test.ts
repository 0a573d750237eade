import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { scriptedStripe, WEBHOOK_SECRET } from '../../../test/scripted-stripe.ts';

const now = new Date('2026-05-01T12:00:00Z');
const signer = new Stripe('sk_test_any').webhooks;

const eventOf = (type: string, object: object) =>
  JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });

/** A request signed so many seconds ago. */
function signed(payload: string, { age = 0, secret = WEBHOOK_SECRET } = {}) {
  const timestamp = now.getTime() / 1000 - age;
  const signature = signer.generateTestHeaderString({ payload, secret, timestamp });
  return { body: Buffer.from(payload), signature, now };
}
const read = (request: ReturnType<typeof signed>) => scriptedStripe({}).payments.readEvent(request);

describe('a signed event', () => {
  it.each([
    [
      'names its customer',
      'invoice.paid',
      { object: 'invoice', id: 'in_1', customer: 'cus_a' },
      'cus_a',
      null,
    ],
    [
      'names it in full',
      'invoice.paid',
      { object: 'invoice', customer: { id: 'cus_a', object: 'customer' } },
      'cus_a',
      null,
    ],
    ['is the customer', 'customer.updated', { object: 'customer', id: 'cus_a' }, 'cus_a', null],
    [
      'is a payment',
      'charge.refunded',
      { object: 'charge', id: 'ch_1', customer: 'cus_a' },
      'cus_a',
      'ch_1',
    ],
    [
      'is a payment of nobody',
      'charge.refunded',
      { object: 'charge', id: 'ch_1', customer: null },
      null,
      'ch_1',
    ],
    [
      'is a dispute',
      'charge.dispute.created',
      { object: 'dispute', id: 'dp_1', charge: 'ch_1' },
      null,
      'ch_1',
    ],
    [
      'is a refund',
      'refund.created',
      { object: 'refund', id: 're_1', charge: 'ch_1' },
      null,
      'ch_1',
    ],
    ['is about nobody', 'price.created', { object: 'price', id: 'price_1' }, null, null],
  ])('%s', (_, type, object, customer_id, charge_id) => {
    expect(read(signed(eventOf(type, object)))).toEqual({
      id: 'evt_1',
      type,
      customer_id,
      charge_id,
    });
  });

  const body = eventOf('invoice.paid', { object: 'invoice', customer: 'cus_a' });

  it('is taken for five minutes by the clock port', () => {
    expect(read(signed(body, { age: 300 }))).toMatchObject({ id: 'evt_1' });
    expect(read(signed(body, { age: 301 }))).toBeNull();
  });

  it.each([
    ['by somebody else', signed(body, { secret: 'whsec_other' })],
    ['for other words', { ...signed(body), body: Buffer.from(body.replace('cus_a', 'cus_b')) }],
    ['for other bytes of the same meaning', { ...signed(body), body: Buffer.from(` ${body}`) }],
    ['not at all', { ...signed(body), signature: '' }],
    ['in a way of no meaning', { ...signed(body), signature: 'abc' }],
    [
      'without a time',
      { ...signed(body), signature: signed(body).signature.replace(/t=\d+,/, '') },
    ],
    [
      'with another time',
      { ...signed(body), signature: signed(body).signature.replace(/t=\d/, 't=2') },
    ],
    ['and empty', signed('')],
    ['and no JSON', signed('{')],
    ['and no event', signed('{"object":"list"}')],
  ])('is not believed when signed %s', (_, request) => {
    expect(read(request)).toBeNull();
  });
});
