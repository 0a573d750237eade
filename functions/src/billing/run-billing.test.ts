import { beforeEach, describe, expect, it } from 'vitest';
import { DAY, HOUR, billingHarness, type BillingHarness } from '../../test/billing-harness.ts';

let at: BillingHarness;
beforeEach(async () => {
  at = await billingHarness();
  await at.openCheckout();
});

const start = new Date('2026-05-01T12:00:00Z');
const month = (number: number) => new Date(Date.UTC(2026, number - 1, 1, 12));
const firstInvoice = () => at.payments.invoices[0]?.id ?? '';

describe('a first payment', () => {
  it('brings the plan, its credits in place of the trial, and the next poll', async () => {
    const id = at.harness.buy(at.customer_id);
    await at.settle();
    expect(at.subscription()).toEqual({
      plan_name: 'Starter',
      plan_price: 19,
      status: 'active',
      expires_at: month(6),
      cancel_at_period_end: false,
    });
    expect(at.usage()).toMatchObject({
      num_credits: 250,
      monthly_allowance: 250,
      subscription_id: id,
      reset_anchor_at: start,
      resets_at: month(6),
    });
    expect(at.entries().map(({ kind, delta, ref }) => [kind, delta, ref])).toEqual([
      ['grant', 10, 'trial'],
      ['grant', 240, firstInvoice()],
    ]);
    expect(at.record().due_at).toEqual(month(6));
  });

  it('that fails leaves the trial as it is, and no plan', async () => {
    at.harness.buy(at.customer_id, 'Starter', 'declined');
    await at.settle();
    expect(at.usage()).toMatchObject({ num_credits: 10, monthly_allowance: 0 });
    expect(at.subscription()).toMatchObject({ status: 'incomplete' });
    at.later(2 * DAY);
    await at.settle();
    expect(at.usage().num_credits).toBe(10);
    expect(at.subscription()).toMatchObject({ status: 'incomplete_expired' });
  });

  it('is found without any event', async () => {
    at.harness.buy(at.customer_id);
    at.later(60_000);
    expect(await at.sweep()).toEqual({ looked: 1, failed: 0 });
    expect(at.usage().num_credits).toBe(250);
  });
});

describe('a renewal', () => {
  beforeEach(async () => {
    at.harness.buy(at.customer_id);
    await at.settle();
    await at.capture(100);
    at.later(month(6).getTime() - start.getTime());
  });

  it('sets the balance to the allowance, whatever was left', async () => {
    at.later(HOUR);
    await at.settle();
    expect(at.usage()).toMatchObject({ num_credits: 250, resets_at: month(7) });
    expect(at.entries().at(-1)).toMatchObject({ kind: 'reset', delta: 100, balance_after: 250 });
  });

  it('leaves the balance until its invoice is paid, and is polled for', async () => {
    await at.settle();
    expect(at.usage()).toMatchObject({ num_credits: 150, resets_at: month(6) });
    expect(at.record().due_at).toEqual(new Date(month(6).getTime() + 15 * 60_000));
    at.newEvents();
    at.later(HOUR);
    at.newEvents();
    await at.sweep();
    expect(at.usage()).toMatchObject({ num_credits: 250, resets_at: month(7) });
  });

  it('of which two were missed counts once', async () => {
    at.later(32 * DAY);
    at.newEvents();
    await at.sweep();
    expect(at.usage()).toMatchObject({ num_credits: 250, resets_at: month(8) });
    expect(at.entries().filter(({ kind }) => kind === 'reset')).toHaveLength(1);
  });

  it('that fails keeps the plan for 7 days, and the payment brings the credits', async () => {
    const { id } = at.payments.subscriptions[0] ?? { id: '' };
    at.harness.changeCard(id, 'declined');
    at.later(HOUR);
    await at.settle();
    expect(at.subscription()).toMatchObject({
      status: 'past_due',
      expires_at: new Date(month(6).getTime() + 7 * DAY),
    });
    expect(at.usage()).toMatchObject({ num_credits: 150, monthly_allowance: 250, resets_at: null });
    at.later(7 * DAY);
    await at.sweep();
    expect(at.usage()).toMatchObject({ num_credits: 0, monthly_allowance: 0 });
    expect(at.entries().at(-1)).toMatchObject({ kind: 'reset', delta: -150 });
    at.harness.payLate(id);
    await at.settle();
    expect(at.usage()).toMatchObject({
      num_credits: 250,
      monthly_allowance: 250,
      resets_at: month(7),
    });
  });

  it('that was given up by us gives back what was left', async () => {
    const { id } = at.payments.subscriptions[0] ?? { id: '' };
    at.harness.changeCard(id, 'declined');
    at.later(8 * DAY);
    await at.settle();
    expect(at.usage().num_credits).toBe(0);
    at.harness.voidOpen(id);
    await at.settle();
    expect(at.usage()).toMatchObject({ num_credits: 150, resets_at: month(7) });
  });
});

describe('a plan that is ended', () => {
  beforeEach(async () => {
    at.harness.buy(at.customer_id);
    await at.settle();
    await at.capture(50);
  });
  const id = () => at.payments.subscriptions[0]?.id ?? '';

  it.each(['now', 'at_period_end'] as const)(
    '%s lasts to the end of the paid period, and no longer',
    async (when) => {
      at.harness.cancel(id(), when);
      await at.settle();
      expect(at.usage()).toMatchObject({
        num_credits: 200,
        monthly_allowance: 250,
        resets_at: null,
      });
      expect(at.subscription()).toMatchObject({ expires_at: month(6) });
      at.later(32 * DAY);
      at.newEvents();
      await at.sweep();
      expect(at.usage()).toMatchObject({
        num_credits: 0,
        monthly_allowance: 0,
        subscription_id: null,
      });
      expect(at.subscription()).toMatchObject({ status: 'canceled', expires_at: month(6) });
      expect(at.record().due_at).toBeUndefined();
    },
  );

  it('and resumed before its end continues', async () => {
    at.harness.cancel(id(), 'at_period_end');
    await at.settle();
    at.harness.resume(id());
    await at.settle();
    expect(at.usage()).toMatchObject({ num_credits: 200, resets_at: month(6) });
  });

  it('and bought again within its period starts over', async () => {
    at.harness.cancel(id(), 'now');
    at.later(10 * DAY);
    const next = at.harness.buy(at.customer_id);
    await at.settle();
    expect(at.usage()).toMatchObject({ num_credits: 250, subscription_id: next });
  });
});

describe('a change of plan within a period', () => {
  it.each([
    ['up', 'Starter', 'Growth', 49, 250, 1000],
    ['down', 'Growth', 'Starter', 19, 1000, 250],
  ] as const)(
    '%s changes name and price at once, credits with the next renewal',
    async (_, from, to, plan_price, before, after) => {
      const id = at.harness.buy(at.customer_id, from);
      await at.settle();
      await at.capture(20);
      at.harness.changePlan(id, to);
      await at.settle();
      expect(at.subscription()).toMatchObject({ plan_name: to, plan_price });
      expect(at.usage()).toMatchObject({ num_credits: before - 20, monthly_allowance: before });
      at.later(31 * DAY + HOUR);
      await at.settle();
      expect(at.usage()).toMatchObject({ num_credits: after, monthly_allowance: after });
    },
  );
});
