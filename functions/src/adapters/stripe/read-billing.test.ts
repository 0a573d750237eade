import { describe, expect, it } from 'vitest';
import { scriptedStripe } from '../../../test/scripted-stripe.ts';
import {
  at,
  charge,
  holdings,
  invoice,
  planLine,
  subscription,
} from '../../../test/stripe-holdings.ts';

const read = async (held: Parameters<typeof holdings>[0]) => {
  const server = scriptedStripe(holdings(held));
  return { ...server, billing: await server.payments.readBilling('cus_a') };
};
const firstInvoice = async (held: Parameters<typeof holdings>[0]) =>
  (await read(held)).billing.invoices[0];

describe('a subscription', () => {
  it('has its period with its item, and its plan by the price', async () => {
    const { billing } = await read({ subscriptions: [subscription()] });
    expect(billing.subscriptions).toEqual([
      {
        id: 'sub_1',
        status: 'active',
        plan: 'Starter',
        price: 1900,
        created_at: at('2026-01-31'),
        anchor_at: at('2026-01-31'),
        period_end: at('2026-03-31'),
        cancel_at_period_end: false,
        ended_at: null,
      },
    ]);
  });

  it('asks for those of every state', async () => {
    const { at: askedAt } = await read({});
    expect(askedAt('GET /v1/subscriptions')[0]?.query).toMatchObject({
      customer: 'cus_a',
      status: 'all',
    });
  });

  it.each([
    ['by its flag', { cancel_at_period_end: true }, true],
    ['by a time at the period’s end', { cancel_at: at('2026-03-31').getTime() / 1000 }, true],
    ['later than the period', { cancel_at: at('2026-06-30').getTime() / 1000 }, false],
  ])('ends with the period %s', async (_, changes, ends) => {
    const { billing } = await read({ subscriptions: [subscription(changes)] });
    expect(billing.subscriptions[0]?.cancel_at_period_end).toBe(ends);
  });

  it('that has ended says when', async () => {
    const ended = { status: 'canceled', ended_at: at('2026-02-10').getTime() / 1000 };
    const { billing } = await read({ subscriptions: [subscription(ended)] });
    expect(billing.subscriptions[0]).toMatchObject({
      status: 'canceled',
      ended_at: at('2026-02-10'),
    });
  });

  it('for something else is left out and reported', async () => {
    const foreign = subscription({ id: 'sub_shop' }, { lookup_key: null, metadata: {} });
    const { billing, notices } = await read({ subscriptions: [foreign, subscription()] });
    expect(billing.subscriptions.map(({ id }) => id)).toEqual(['sub_1']);
    expect(notices).toEqual([{ kind: 'foreign_subscription', subscription_id: 'sub_shop' }]);
  });

  it.each([
    ['its metadata, when the lookup key went to a newer price', { lookup_key: null }],
    ['its lookup key', { metadata: {} }],
    ['its lookup key, when the metadata names no plan', { metadata: { plan: 'Gold' } }],
  ])('is known by %s', async (_, price) => {
    const { billing } = await read({ subscriptions: [subscription({}, price)] });
    expect(billing.subscriptions[0]?.plan).toBe('Starter');
  });
});

describe('an invoice', () => {
  it('pays for the period of its line, not for the one it states itself', async () => {
    expect(await firstInvoice({ invoices: [invoice()] })).toEqual({
      id: 'in_1',
      subscription_id: 'sub_1',
      reason: 'cycle',
      state: 'paid',
      plan: 'Starter',
      period_start: at('2026-02-28'),
      period_end: at('2026-03-31'),
      created_at: at('2026-02-28'),
      amount_paid: 1900,
      amount_refunded: 0,
      is_disputed: false,
    });
  });

  it.each([
    ['subscription_create', 'create'],
    ['subscription_cycle', 'cycle'],
    ['subscription_update', 'other'],
    ['manual', 'other'],
    [null, 'other'],
  ])('made for %s is of the kind %s', async (billing_reason, reason) => {
    expect(await firstInvoice({ invoices: [invoice({ billing_reason })] })).toMatchObject({
      reason,
    });
  });

  it.each([
    ['paid', 'paid'],
    ['open', 'open'],
    ['void', 'other'],
    ['uncollectible', 'other'],
  ])('that is %s counts as %s', async (status, state) => {
    expect(await firstInvoice({ invoices: [invoice({ status })] })).toMatchObject({ state });
  });

  it.each([
    ['a draft', { status: 'draft' }],
    ['in another currency', { currency: 'eur' }],
  ])('is left out when it is %s', async (_, changes) => {
    expect(await firstInvoice({ invoices: [invoice(changes)] })).toBeUndefined();
  });

  it('with a change of plan is for the plan of the period, whatever its prorations say', async () => {
    const lines = [
      planLine({ amount: -950, is_proration: true }),
      planLine({ price: 'price_growth', amount: 2450, is_proration: true }),
      planLine({ price: 'price_growth', amount: 4900 }),
    ];
    expect(await firstInvoice({ invoices: [invoice({}, lines)] })).toMatchObject({
      plan: 'Growth',
    });
  });

  it.each([
    ['prorations only', [planLine({ is_proration: true })]],
    ['nothing to pay for', [planLine({ amount: 0 })]],
    ['another product', [planLine({ price: 'price_shop' })]],
    ['a price that is gone', [planLine({ price: 'price_gone' })]],
    ['no lines', []],
  ])('with %s is for no plan', async (_, lines) => {
    expect(await firstInvoice({ invoices: [invoice({}, lines)] })).toMatchObject({
      plan: null,
      period_start: at('2026-01-31'),
      period_end: at('2026-02-28'),
    });
  });

  it('made by hand belongs to no subscription', async () => {
    expect(await firstInvoice({ invoices: [invoice({ parent: null })] })).toMatchObject({
      subscription_id: null,
    });
  });

  it('asks for a price once', async () => {
    const { at: askedAt } = await read({ invoices: [invoice(), invoice({ id: 'in_2' })] });
    expect(askedAt('GET /v1/prices/price_starter')).toHaveLength(1);
  });
});

describe('money that went back', () => {
  it.each([
    ['in part', { amount_refunded: 500 }, 500],
    ['whole', { amount_refunded: 1900, refunded: true }, 1900],
  ])('%s is found by the payment of the invoice', async (_, changes, amount_refunded) => {
    const held = { invoices: [invoice()], charges: [charge(changes)] };
    expect(await firstInvoice(held)).toMatchObject({ amount_refunded, is_disputed: false });
  });

  it('of another payment is none of this invoice', async () => {
    const other = charge({ id: 'ch_2', payment_intent: 'pi_2', amount_refunded: 1900 });
    const held = { invoices: [invoice()], charges: [other, charge()] };
    expect(await firstInvoice(held)).toMatchObject({ amount_refunded: 0 });
  });

  it('is found by the charge where there is no payment intent', async () => {
    const payments = [{ payment: { type: 'charge', charge: 'ch_1' } }];
    const held = {
      invoices: [invoice({ payments: { object: 'list', has_more: false, data: payments } })],
      charges: [charge({ payment_intent: null, amount_refunded: 700 })],
    };
    expect(await firstInvoice(held)).toMatchObject({ amount_refunded: 700 });
  });

  it('counts once for a payment named twice, and sums over several', async () => {
    const paid = (payment_intent: string) => ({
      payment: { type: 'payment_intent', payment_intent },
    });
    const data = [paid('pi_1'), paid('pi_1'), paid('pi_2')];
    const held = {
      invoices: [invoice({ payments: { object: 'list', has_more: false, data } })],
      charges: [
        charge({ amount_refunded: 300 }),
        charge({ id: 'ch_2', payment_intent: 'pi_2', amount_refunded: 200 }),
      ],
    };
    expect(await firstInvoice(held)).toMatchObject({ amount_refunded: 500 });
  });

  it.each([
    ['needs_response', true],
    ['under_review', true],
    ['lost', true],
    ['appeal_under_review', true],
    ['won', false],
    ['warning_needs_response', false],
    ['warning_under_review', false],
    ['warning_closed', false],
    ['prevented', false],
  ])('by a dispute that is %s: %s', async (status, is_disputed) => {
    const held = {
      invoices: [invoice()],
      charges: [charge({ disputed: true })],
      disputes: [{ status }],
    };
    expect(await firstInvoice(held)).toMatchObject({ is_disputed, amount_refunded: 0 });
  });

  it('is asked about only for payments that were disputed', async () => {
    const { at: askedAt } = await read({ invoices: [invoice()], charges: [charge()] });
    expect(askedAt('GET /v1/disputes')).toEqual([]);
  });
});

describe('a long history', () => {
  it('is read page by page', async () => {
    const invoices = Array.from({ length: 250 }, (_, index) => invoice({ id: `in_${index}` }));
    const { billing, at: askedAt } = await read({ invoices });
    expect(billing.invoices.map(({ id }) => id)).toEqual(invoices.map(({ id }) => id));
    expect(askedAt('GET /v1/invoices').map(({ query }) => query['starting_after'])).toEqual([
      undefined,
      'in_99',
      'in_199',
    ]);
  });

  it('within one invoice is read to its end', async () => {
    const whole = [
      ...Array.from({ length: 12 }, () => planLine({ is_proration: true })),
      planLine(),
    ];
    const part = { object: 'list', has_more: true, data: whole.slice(0, 10) };
    const { billing } = await read({ invoices: [invoice({ lines: part })], lines: whole });
    expect(billing.invoices[0]?.plan).toBe('Starter');
  });
});
