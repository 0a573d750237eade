import { stripeCustomerDocument, subscriptionDocument } from '@vibes/core/firestore/documents';
import { describe, expect, it } from 'vitest';
import { paymentDesk } from '../../test/payment-desk.ts';
import { APP_ORIGIN } from '../../test/hostile-returns.ts';

const alreadySubscribed = (message: string) =>
  expect.objectContaining({
    code: 'bad_request',
    reason: 'already_subscribed',
    message,
  }) as unknown;
const HAS_PLAN = 'You already have a plan. Change it with Manage Subscription.';
const HAS_PAID = 'Your payment is in. Your plan appears in a moment.';

describe('a payment link', () => {
  it('leads to a pay page, which the record names and the sweep looks at a minute later', async () => {
    const desk = await paymentDesk();
    const { url } = await desk.buy();
    expect(url).toBe(`https://pay.example.com/${desk.page()}`);
    expect(desk.record()).toEqual({
      customer_id: 'cus_max',
      created_at: desk.clock(),
      checkout: { session_id: desk.page(), plan: 'Starter', opened_at: desk.clock() },
      checkouts: 1,
      due_at: new Date(desk.clock().getTime() + 60_000),
    });
  });

  it('is refused without an open account, and the provider is not asked', async () => {
    const desk = await paymentDesk();
    const payer = { ...desk.purchase.payer, uid: 'nobody' };
    await expect(desk.buy({ payer })).rejects.toMatchObject({ code: 'unauthorized' });
    expect(desk.asked).toEqual({});
  });

  it('is refused for a foreign return address before anything is asked or written', async () => {
    const desk = await paymentDesk();
    await expect(desk.buy({ success_url: 'https://evil.example/' })).rejects.toMatchObject({
      code: 'bad_request',
    });
    expect(desk.asked).toEqual({});
    expect(desk.documents.dump()[stripeCustomerDocument.path(desk.uid)]).toBeUndefined();
  });

  it('asks for the customer once, ever', async () => {
    const desk = await paymentDesk();
    await desk.buy();
    desk.later(400);
    await desk.buy();
    expect(desk.asked['ensureCustomer']).toBe(1);
  });

  it('leads to the same page while that is open, also from another tab', async () => {
    const desk = await paymentDesk();
    const first = await desk.buy();
    expect(await desk.buy()).toEqual(first);
    expect(desk.asked['openCheckout']).toBe(1);
  });

  it('leads to a new page when the last one ran out', async () => {
    const desk = await paymentDesk();
    const first = await desk.buy();
    desk.later(2);
    expect(await desk.buy()).not.toEqual(first);
    expect(desk.record().checkouts).toBe(2);
  });

  it('closes the last page when it leads back elsewhere in the app', async () => {
    const desk = await paymentDesk();
    await desk.buy();
    const first = desk.page();
    await desk.buy({ cancel_url: `${APP_ORIGIN}/plans` });
    expect(desk.page()).not.toBe(first);
    expect(await desk.stateOf(first)).toBe('expired');
    expect(await desk.stateOf(desk.page())).toBe('open');
  });

  it('is refused while a plan is in force, by the provider’s word', async () => {
    const desk = await paymentDesk();
    await desk.buy();
    desk.desk.pay(desk.page());
    await expect(desk.buy()).rejects.toEqual(alreadySubscribed(HAS_PAID));
    const path = subscriptionDocument.path(desk.uid);
    const data = {
      plan_name: 'Starter',
      plan_price: 19,
      status: 'active',
      expires_at: null,
      cancel_at_period_end: false,
    };
    await desk.documents.commit([{ kind: 'create', path, data }]);
    await expect(desk.buy()).rejects.toEqual(alreadySubscribed(HAS_PLAN));
    expect(desk.subscriptions).toHaveLength(1);
  });

  it('has the sweep look at once when the provider holds more than we knew', async () => {
    const desk = await paymentDesk();
    await desk.buy();
    desk.desk.pay(desk.page());
    await expect(desk.buy()).rejects.toThrow(HAS_PAID);
    expect(desk.record().due_at).toEqual(desk.clock());
  });

  it('is refused when the page was paid in the moment it was to be closed', async () => {
    const desk = await paymentDesk();
    await desk.buy();
    const { closeCheckout } = desk.ports.payments;
    desk.ports.payments.closeCheckout = (id) => {
      desk.desk.pay(id);
      return closeCheckout(id);
    };
    await expect(desk.buy({ cancel_url: `${APP_ORIGIN}/plans` })).rejects.toThrow(HAS_PAID);
    expect(desk.asked['openCheckout']).toBe(1);
  });

  it('is refused while the provider still collects for a plan that is over', async () => {
    const desk = await paymentDesk();
    desk.ports.payments.readBilling = () =>
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
    await expect(desk.buy()).rejects.toMatchObject({ log: 'has_unpaid_bill' });
    expect(desk.asked['openCheckout']).toBeUndefined();
  });

  it('opens again once a plan has ended', async () => {
    const desk = await paymentDesk();
    await desk.buy();
    const paid = desk.desk.pay(desk.page());
    desk.desk.cancel(paid, 'at_period_end');
    desk.later(40);
    const { url } = await desk.buy();
    expect(url).toBe(`https://pay.example.com/${desk.page()}`);
    expect(await desk.stateOf(desk.page())).toBe('open');
  });

  it('is refused beyond twenty a minute, and the provider is not asked', async () => {
    const desk = await paymentDesk();
    for (let click = 0; click < 20; click += 1) await desk.buy();
    const before = { ...desk.asked };
    await expect(desk.buy()).rejects.toMatchObject({
      code: 'rate_limited',
      message: 'Too many tries at once. Nothing was charged. Wait a minute.',
    });
    expect(desk.asked).toEqual(before);
    desk.later(1 / 1440);
    await desk.buy();
  });

  it('says that nothing was charged when the provider is away', async () => {
    const desk = await paymentDesk();
    desk.faults.down = true;
    await expect(desk.buy()).rejects.toMatchObject({
      code: 'timeout',
      message: expect.stringMatching(/Nothing was charged/) as string,
    });
  });
});
