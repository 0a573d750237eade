import { stripeCustomerDocument, subscriptionDocument } from '@vibes/core/firestore/documents';
import { describe, expect, it } from 'vitest';
import { paymentHarness } from '../../test/payment-harness.ts';
import { APP_ORIGIN } from '../../test/hostile-returns.ts';

const alreadySubscribed = (message: string) =>
  expect.objectContaining({
    code: 'bad_request',
    reason: 'already_subscribed',
    message,
  }) as unknown;
const HAS_PLAN = 'You already have a plan. Change it under Manage Subscription.';
const HAS_PAID = 'We got your payment. Your plan will show up in a moment.';

describe('a payment link', () => {
  it('leads to a pay page, which the record names and the sweep checks a minute later', async () => {
    const harness = await paymentHarness();
    const { url } = await harness.buy();
    expect(url).toBe(`https://pay.example.com/pay/${harness.page()}`);
    expect(harness.record()).toEqual({
      customer_id: harness.customer(),
      created_at: harness.clock(),
      checkout: { session_id: harness.page(), plan: 'Starter', opened_at: harness.clock() },
      checkouts: 1,
      due_at: new Date(harness.clock().getTime() + 60_000),
    });
  });

  it('is refused without an open account, and the provider is not asked', async () => {
    const harness = await paymentHarness();
    const payer = { ...harness.purchase.payer, uid: 'nobody' };
    await expect(harness.buy({ payer })).rejects.toMatchObject({ code: 'unauthorized' });
    expect(harness.asked).toEqual({});
  });

  it('is refused for a foreign return address before anything is asked or written', async () => {
    const harness = await paymentHarness();
    await expect(harness.buy({ success_url: 'https://evil.example/' })).rejects.toMatchObject({
      code: 'bad_request',
    });
    expect(harness.asked).toEqual({});
    expect(harness.documents.dump()[stripeCustomerDocument.path(harness.uid)]).toBeUndefined();
  });

  it('creates the customer once, ever', async () => {
    const harness = await paymentHarness();
    await harness.buy();
    harness.later(400);
    await harness.buy();
    expect(harness.asked['ensureCustomer']).toBe(1);
  });

  it('leads to the same page while that is open, also from another tab', async () => {
    const harness = await paymentHarness();
    const first = await harness.buy();
    expect(await harness.buy()).toEqual(first);
    expect(harness.asked['openCheckout']).toBe(1);
  });

  it('leads to a new page when the last one expired', async () => {
    const harness = await paymentHarness();
    const first = await harness.buy();
    harness.later(2);
    expect(await harness.buy()).not.toEqual(first);
    expect(harness.record().checkouts).toBe(2);
  });

  it('closes the last page when it returns elsewhere in the app', async () => {
    const harness = await paymentHarness();
    await harness.buy();
    const first = harness.page();
    await harness.buy({ cancel_url: `${APP_ORIGIN}/plans` });
    expect(harness.page()).not.toBe(first);
    expect(await harness.stateOf(first)).toBe('expired');
    expect(await harness.stateOf(harness.page())).toBe('open');
  });

  it('is refused while a plan is in force, by the provider’s state', async () => {
    const harness = await paymentHarness();
    await harness.buy();
    harness.harness.pay(harness.page());
    await expect(harness.buy()).rejects.toEqual(alreadySubscribed(HAS_PAID));
    const path = subscriptionDocument.path(harness.uid);
    const data = {
      plan_name: 'Starter',
      plan_price: 19,
      status: 'active',
      expires_at: null,
      cancel_at_period_end: false,
    };
    await harness.documents.commit([{ kind: 'create', path, data }]);
    await expect(harness.buy()).rejects.toEqual(alreadySubscribed(HAS_PLAN));
    expect(harness.subscriptions).toHaveLength(1);
  });

  it('has the account synced at once when the provider has more than is stored', async () => {
    const harness = await paymentHarness();
    await harness.buy();
    harness.harness.pay(harness.page());
    await expect(harness.buy()).rejects.toThrow(HAS_PAID);
    expect(harness.record().due_at).toEqual(harness.clock());
  });

  it('is refused when the page was paid in the moment it was to be closed', async () => {
    const harness = await paymentHarness();
    await harness.buy();
    const { closeCheckout } = harness.ports.payments;
    harness.ports.payments.closeCheckout = (id) => {
      harness.harness.pay(id);
      return closeCheckout(id);
    };
    await expect(harness.buy({ cancel_url: `${APP_ORIGIN}/plans` })).rejects.toThrow(HAS_PAID);
    expect(harness.asked['openCheckout']).toBe(1);
  });

  it('is refused while the provider still collects for a plan that is over', async () => {
    const harness = await paymentHarness();
    harness.ports.payments.readBilling = () =>
      Promise.resolve({
        subscriptions: [
          {
            id: 'sub_1',
            status: 'past_due',
            plan: 'Starter',
            price: 1900,
            created_at: new Date('2026-01-01T00:00:00Z'),
            anchor_at: new Date('2026-01-01T00:00:00Z'),
            period_end: new Date('2026-02-01T00:00:00Z'),
            cancel_at_period_end: false,
            ended_at: null,
          },
        ],
        invoices: [],
      });
    await expect(harness.buy()).rejects.toMatchObject({ log: 'has_unpaid_bill' });
    expect(harness.asked['openCheckout']).toBeUndefined();
  });

  it('opens again beside a first payment that was begun and left', async () => {
    const harness = await paymentHarness();
    await harness.buy();
    const paid = harness.page();
    harness.harness.buy(harness.customer(), 'Starter', 'declined');
    expect(harness.subscriptions.map(({ status }) => status)).toEqual(['incomplete']);
    expect(await harness.buy()).toEqual({ url: `https://pay.example.com/pay/${paid}` });
  });

  it('opens again once a plan has ended', async () => {
    const harness = await paymentHarness();
    await harness.buy();
    const paid = harness.harness.pay(harness.page());
    harness.harness.cancel(paid, 'at_period_end');
    harness.later(40);
    const { url } = await harness.buy();
    expect(url).toBe(`https://pay.example.com/pay/${harness.page()}`);
    expect(await harness.stateOf(harness.page())).toBe('open');
  });

  it('is refused beyond twenty a minute, and the provider is not asked', async () => {
    const harness = await paymentHarness();
    for (let click = 0; click < 20; click += 1) await harness.buy();
    const before = { ...harness.asked };
    await expect(harness.buy()).rejects.toMatchObject({
      code: 'rate_limited',
      message: 'Too many attempts at once. Nothing was charged. Wait a minute.',
    });
    expect(harness.asked).toEqual(before);
    harness.later(1 / 1440);
    await harness.buy();
  });

  it('says that nothing was charged when the provider cannot be reached', async () => {
    const harness = await paymentHarness();
    harness.faults.down = true;
    await expect(harness.buy()).rejects.toMatchObject({
      code: 'timeout',
      message: expect.stringMatching(/Nothing was charged/) as string,
    });
  });
});
