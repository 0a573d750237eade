import { describe, expect, it } from 'vitest';
import { memoryPayments } from './memory-payments.ts';
import { monthsAfter } from './memory-subscriptions.ts';

const DAY = 24 * 3_600_000;

function provider(start = '2026-01-31T09:00:00Z') {
  let now = new Date(start);
  const payments = memoryPayments({ clock: () => now });
  const later = (days: number) => (now = new Date(now.getTime() + days * DAY));
  const types = () => payments.events.map(({ type }) => type);
  return { ...payments, later, types };
}

describe('the payment provider in memory', () => {
  it('keeps the day of the month where a month has it', () => {
    const anchor = new Date('2026-01-31T09:00:00Z');
    const days = [1, 2, 3, 13].map((months) =>
      monthsAfter(anchor, months).toISOString().slice(0, 10),
    );
    expect(days).toEqual(['2026-02-28', '2026-03-31', '2026-04-30', '2027-02-28']);
  });

  it('renews each month for itself, however far the clock jumps', async () => {
    const { harness, provider: port, later, types } = provider();
    harness.buy('cus_1');
    later(65);
    const { invoices, subscriptions } = await port.readBilling('cus_1');
    expect(
      invoices.map(({ reason, state, period_end }) => [
        reason,
        state,
        period_end.toISOString().slice(0, 10),
      ]),
    ).toEqual([
      ['create', 'paid', '2026-02-28'],
      ['cycle', 'paid', '2026-03-31'],
      ['cycle', 'paid', '2026-04-30'],
    ]);
    expect(subscriptions).toMatchObject([{ status: 'active' }]);
    expect(types().filter((type) => type === 'invoice.paid')).toHaveLength(3);
  });

  it('ends a subscription whose renewal stays unpaid', async () => {
    const { harness, provider: port, later } = provider();
    harness.changeCard(harness.buy('cus_1'), 'declined');
    later(30);
    expect((await port.readBilling('cus_1')).subscriptions).toMatchObject([{ status: 'past_due' }]);
    later(14);
    expect((await port.readBilling('cus_1')).subscriptions).toMatchObject([{ status: 'canceled' }]);
  });

  it('answers the same request under the same key with the same page, and takes its payment once', async () => {
    const { harness, provider: port } = provider();
    const request = {
      uid: 'max',
      customer_id: 'cus_max',
      plan: 'Starter' as const,
      success_url: 'https://app.example.com/profile',
      cancel_url: 'https://app.example.com/profile',
      tolt_referral: null,
      idempotency_key: 'checkout_max_0',
    };
    const first = await port.openCheckout(request);
    expect(await port.openCheckout(request)).toEqual(first);
    expect(await port.openCheckout({ ...request, plan: 'Growth' })).toBe('conflict');
    if (first === 'conflict') throw new Error('no page');
    harness.pay(first.session_id);
    expect(() => harness.pay(first.session_id)).toThrow('complete');
    expect(await port.closeCheckout(first.session_id)).toBe('complete');
    expect((await port.readBilling('cus_max')).subscriptions).toHaveLength(1);
  });
});
