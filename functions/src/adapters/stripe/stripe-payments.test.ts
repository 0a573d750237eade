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

/** Somebody on the pay page. */
async function onPayPage() {
  let now = new Date('2026-05-01T12:00:00Z');
  const stripe = localStripe({ clock: () => now });
  const payments = stripe.open();
  const { customer_id } = await payments.ensureCustomer(max);
  const page = await payments.openCheckout({ ...wanted, customer_id });
  if (page === 'conflict') throw new Error('conflict');
  return {
    ...stripe,
    payments,
    customer_id,
    page,
    clock: () => now,
    later: (days: number) => void (now = new Date(now.getTime() + days * 86_400_000)),
  };
}

async function subscribed() {
  const stripe = await onPayPage();
  const subscription = stripe.harness.pay(stripe.page.session_id);
  const read = () => stripe.payments.readBilling(stripe.customer_id);
  return { ...stripe, read, subscription, invoice: stripe.invoices[0]?.id ?? '' };
}

describe('a customer at Stripe', () => {
  it('is one, however many ask at once and again later', async () => {
    const { account, open } = localStripe({ clock: () => new Date() });
    const payments = open();
    const asked = await Promise.all([1, 2, 3, 4].map(() => payments.ensureCustomer(max)));
    asked.push(await payments.ensureCustomer({ ...max, email: 'max@other.example.com' }));
    expect(new Set(asked.map(({ customer_id }) => customer_id)).size).toBe(1);
    const { customers } = account;
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
    await expect(payments.readCheckout(page.session_id)).resolves.toEqual({ state: 'expired' });
    await expect(payments.closeCheckout(page.session_id)).resolves.toBe('expired');
  });

  it('that was paid is complete, also when it is asked to close', async () => {
    const { payments, page, harness } = await onPayPage();
    harness.pay(page.session_id);
    await expect(payments.readCheckout(page.session_id)).resolves.toEqual({ state: 'complete' });
    await expect(payments.closeCheckout(page.session_id)).resolves.toBe('complete');
  });

  it('makes one price and one product, also through several clients', async () => {
    const { open, customer_id, account } = await onPayPage();
    const other = { ...wanted, customer_id, idempotency_key: 'checkout_max_1' };
    await open().openCheckout(other);
    const { prices, products } = account;
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
});

it('every subscription of a customer ends at once, and can be ended twice', async () => {
  const { payments, read, customer_id, open, harness } = await subscribed();
  const second = { ...wanted, customer_id, idempotency_key: 'checkout_max_1' };
  const page = await open().openCheckout(second);
  if (page !== 'conflict') harness.pay(page.session_id);
  await payments.endSubscriptions(customer_id);
  await payments.endSubscriptions(customer_id);
  const { subscriptions, invoices } = await read();
  expect(subscriptions.map(({ status }) => status)).toEqual(['canceled', 'canceled']);
  expect(invoices.map(({ amount_refunded }) => amount_refunded)).toEqual([0, 0]);
});

it('the portal opens', async () => {
  const { payments, account, customer_id } = await onPayPage();
  const asked = { customer_id, return_url: 'https://app.test/profile' };
  const { url } = await payments.openPortal(asked);
  expect(account.portals).toMatchObject([{ url, customer_id }]);
});
