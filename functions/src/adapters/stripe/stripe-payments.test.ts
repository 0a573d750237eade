import { settleSubscription } from '@vibes/core/plan/settle-subscription';
import { describe, expect, it } from 'vitest';
import { localStripe } from '../../../test/local-stripe.ts';

const max = { uid: 'max', email: 'max@example.com', name: 'Max', tolt_referral: 'tolt_1' };
const wanted = {
  uid: 'max',
  plan: 'Starter',
  success_url: 'https://app.test/profile?payment=done',
  cancel_url: 'https://app.test/profile',
  tolt_referral: null,
  idempotency_key: 'checkout_max_0',
} as const;

/** Somebody on the pay page of a Stripe of this machine. */
async function onPayPage() {
  const stripe = await localStripe();
  const { customer_id } = await stripe.payments.ensureCustomer(max);
  const page = await stripe.payments.openCheckout({ ...wanted, customer_id });
  if (page === 'conflict') throw new Error('conflict');
  return { ...stripe, customer_id, page };
}

async function subscribed() {
  const stripe = await onPayPage();
  await stripe.pay(stripe.page.url);
  const read = () => stripe.payments.readBilling(stripe.customer_id);
  return { ...stripe, read, invoice: (await read()).invoices[0]?.id ?? '' };
}

describe('a customer at Stripe', () => {
  it('is one, however many ask at once and again later', async () => {
    const { payments, control } = await localStripe();
    const asked = await Promise.all([1, 2, 3, 4].map(() => payments.ensureCustomer(max)));
    asked.push(await payments.ensureCustomer({ ...max, email: 'max@other.example.com' }));
    expect(new Set(asked.map(({ customer_id }) => customer_id)).size).toBe(1);
    const { customers } = await control();
    expect(customers).toHaveLength(1);
    expect(customers[0]).toMatchObject({
      email: 'max@other.example.com',
      name: 'Max',
      metadata: { uid: 'max', tolt_referral: 'tolt_1' },
    });
    await expect(payments.ownerOf(customers[0]?.id ?? '')).resolves.toBe('max');
  });
});

describe('a pay page at Stripe', () => {
  it('is the same under the same key, and a conflict for other parameters', async () => {
    const { payments, customer_id, page } = await onPayPage();
    const again = { ...wanted, customer_id };
    await expect(payments.openCheckout(again)).resolves.toEqual(page);
    const other = { ...again, cancel_url: 'https://app.test/plans' };
    await expect(payments.openCheckout(other)).resolves.toBe('conflict');
  });

  it('is open until it is closed, and can be closed twice', async () => {
    const { payments, page } = await onPayPage();
    const { success_url, cancel_url } = wanted;
    const open = { state: 'open', url: page.url, success_url, cancel_url };
    await expect(payments.readCheckout(page.session_id)).resolves.toEqual(open);
    await expect(payments.closeCheckout(page.session_id)).resolves.toBe('expired');
    await expect(payments.closeCheckout(page.session_id)).resolves.toBe('expired');
  });

  it('that was paid is complete, also when it is asked to close', async () => {
    const { payments, page, pay } = await onPayPage();
    await pay(page.url);
    await expect(payments.readCheckout(page.session_id)).resolves.toEqual({ state: 'complete' });
    await expect(payments.closeCheckout(page.session_id)).resolves.toBe('complete');
  });

  it('makes one price and one product, also through several clients', async () => {
    const { open, customer_id, control } = await onPayPage();
    const other = { ...wanted, customer_id, idempotency_key: 'checkout_max_1' };
    await open().openCheckout(other);
    const { prices, products } = await control();
    expect([prices.length, products.length]).toEqual([1, 1]);
  });
});

describe('what Stripe holds of a customer', () => {
  it('is nothing before a payment', async () => {
    const { payments, customer_id } = await onPayPage();
    await expect(payments.readBilling(customer_id)).resolves.toEqual({
      subscriptions: [],
      invoices: [],
    });
  });

  it('is a plan in force and its invoice after one', async () => {
    const { read, clock } = await subscribed();
    const billing = await read();
    expect(billing.subscriptions).toMatchObject([
      { status: 'active', plan: 'Starter', price: 1900, cancel_at_period_end: false },
    ]);
    expect(billing.invoices).toMatchObject([
      {
        subscription_id: billing.subscriptions[0]?.id,
        reason: 'create',
        state: 'paid',
        plan: 'Starter',
        period_end: billing.subscriptions[0]?.period_end,
        amount_paid: 1900,
        amount_refunded: 0,
        is_disputed: false,
      },
    ]);
    expect(settleSubscription(billing, clock())).toMatchObject({ is_in_force: true });
  });

  it('has one more invoice for each month', async () => {
    const { read, later } = await subscribed();
    await later(65);
    expect((await read()).invoices.map(({ reason, state }) => `${reason} ${state}`)).toEqual([
      'cycle paid',
      'cycle paid',
      'create paid',
    ]);
  });

  it('says what went back, in part and whole', async () => {
    const { read, control, invoice } = await subscribed();
    await control('/refund', { invoice, cents: 500 });
    expect((await read()).invoices).toMatchObject([{ amount_refunded: 500 }]);
    await control('/refund', { invoice });
    expect((await read()).invoices).toMatchObject([{ amount_refunded: 1900 }]);
  });

  it.each([
    ['won', false],
    ['lost', true],
  ])('says what was disputed, and that the case was %s', async (outcome, is_disputed) => {
    const { read, control, invoice } = await subscribed();
    await control('/dispute', { invoice });
    expect((await read()).invoices).toMatchObject([{ is_disputed: true }]);
    await control('/close-dispute', { invoice, outcome });
    expect((await read()).invoices).toMatchObject([{ is_disputed }]);
  });

  it.each(['page', 'api'])('says that a plan ends with its period, asked for by %s', async (by) => {
    const { read, control, later } = await subscribed();
    const subscription = (await read()).subscriptions[0]?.id;
    await control('/cancel', { subscription, at: 'period_end', by });
    expect((await read()).subscriptions).toMatchObject([
      { status: 'active', cancel_at_period_end: true },
    ]);
    await later(40);
    const { subscriptions } = await read();
    expect(subscriptions).toMatchObject([{ status: 'canceled' }]);
    expect(subscriptions[0]?.ended_at).toEqual(subscriptions[0]?.period_end);
  });

  it('keeps the plan of the period apart from a change within it', async () => {
    const { read, control } = await subscribed();
    const subscription = (await read()).subscriptions[0]?.id;
    await control('/change-plan', { subscription, plan: 'Growth' });
    const { subscriptions, invoices } = await read();
    expect(subscriptions).toMatchObject([{ plan: 'Growth', price: 4900 }]);
    expect(invoices).toMatchObject([{ reason: 'other', plan: null }, { reason: 'create' }]);
  });
});

it('every subscription of a customer ends at once, and can be ended twice', async () => {
  const { payments, read, customer_id, open, pay } = await subscribed();
  const second = { ...wanted, customer_id, idempotency_key: 'checkout_max_1' };
  const page = await open().openCheckout(second);
  if (page !== 'conflict') await pay(page.url);
  await payments.endSubscriptions(customer_id);
  await payments.endSubscriptions(customer_id);
  const { subscriptions, invoices } = await read();
  expect(subscriptions.map(({ status }) => status)).toEqual(['canceled', 'canceled']);
  expect(invoices.map(({ amount_refunded }) => amount_refunded)).toEqual([0, 0]);
});

it('the portal opens', async () => {
  const { payments, customer_id } = await onPayPage();
  const asked = { customer_id, return_url: 'https://app.test/profile' };
  const { url } = await payments.openPortal(asked);
  expect((await fetch(url)).status).toBe(200);
});
