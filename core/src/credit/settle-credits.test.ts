import { describe, expect, it } from 'vitest';
import { day, invoiceOf, renewalOf, subscriptionOf } from '../../test/customer-billing.ts';
import type { CustomerBilling } from '../plan/customer-billing.ts';
import { settleSubscription } from '../plan/settle-subscription.ts';
import { newUsageCredits, type UsageCredits } from './credit-entry.ts';
import { settleCredits } from './settle-credits.ts';

const now = day('01-20');

function settle(usage: UsageCredits, billing: CustomerBilling, at = now) {
  const subscription = settleSubscription(billing, at);
  return settleCredits({ usage, billing, subscription, now: at });
}
const bought = { subscriptions: [subscriptionOf()], invoices: [invoiceOf()] };
/** An account that bought Starter and has this many credits left. */
const holding = (num_credits: number): UsageCredits => ({
  ...settle(newUsageCredits(10), bought).usage,
  num_credits,
});

describe('a balance', () => {
  it('stays the trial while nothing was paid', () => {
    const invoices = [invoiceOf({ state: 'open', amount_paid: 0 })];
    const open = { subscriptions: [subscriptionOf({ status: 'incomplete' })], invoices };
    expect(settle(newUsageCredits(10), open)).toEqual({ usage: newUsageCredits(10), entries: [] });
  });

  it('becomes the allowance of a paid period, with an entry named after the invoice', () => {
    expect(settle(newUsageCredits(10), bought)).toEqual({
      usage: {
        num_credits: 250,
        monthly_allowance: 250,
        subscription_id: 'sub_1',
        reset_anchor_at: day('01-05'),
        resets_at: day('02-05'),
        granted_invoice: 'in_1',
        grants: [{ invoice: 'in_1', left: 250, turns: 1 }],
        trial_used_before: false,
      },
      entries: [
        {
          id: 'invoice_in_1',
          entry: {
            at: now,
            kind: 'grant',
            delta: 240,
            balance_after: 250,
            ref: 'in_1',
            creator_name: null,
          },
        },
      ],
    });
  });

  it('keeps an entry for a renewal that changes nothing', () => {
    const renewed = { ...bought, invoices: [invoiceOf(), renewalOf()] };
    const { entries } = settle(holding(250), renewed, day('02-06'));
    expect(entries).toMatchObject([{ id: 'invoice_in_2', entry: { kind: 'reset', delta: 0 } }]);
  });

  it.each([
    ['of a change of plan', { reason: 'other' }],
    ['that is open', { state: 'open' }],
    ['that was given up', { state: 'other' }],
    ['for something else', { plan: null }],
    ['of an older period', { period_start: day('01-04') }],
  ] as const)('is not changed by an invoice %s', (_, fields) => {
    const invoices = [invoiceOf(), renewalOf(fields)];
    const settled = settle(holding(99), { ...bought, invoices });
    expect(settled.usage.num_credits).toBe(99);
    expect(settled.entries).toEqual([]);
  });

  it.each([
    ['taken away while its payment is disputed', { is_disputed: true }, 'refund'],
    ['taken away when its payment went back', { amount_refunded: 1900 }, 'refund'],
  ] as const)('is %s, and given back when it counts again', (_, fields, kind) => {
    const gone = settle(holding(99), { ...bought, invoices: [invoiceOf(fields)] });
    expect(gone.usage).toMatchObject({ num_credits: 0, monthly_allowance: 250 });
    expect(gone.entries).toMatchObject([
      { id: 'withheld_in_1_1', entry: { kind, delta: -99, balance_after: 0, ref: 'in_1' } },
    ]);
    const back = settle(gone.usage, bought);
    expect(back.usage.num_credits).toBe(99);
    expect(back.entries).toMatchObject([
      {
        id: 'invoice_in_1_2',
        entry: { kind: 'refund', delta: 99, balance_after: 99, ref: 'in_1' },
      },
    ]);
    const again = settle(back.usage, { ...bought, invoices: [invoiceOf(fields)] });
    expect(again.entries).toMatchObject([{ id: 'withheld_in_1_2' }]);
  });

  it('becomes 0 at the end of the plan, without an entry when nothing was left', () => {
    const over = { ...bought, subscriptions: [subscriptionOf({ status: 'canceled' })] };
    const ended = settle(holding(3), over, day('02-05'));
    expect(ended.usage).toMatchObject({ num_credits: 0, monthly_allowance: 0, resets_at: null });
    expect(ended.entries).toMatchObject([{ entry: { kind: 'reset', delta: -3 } }]);
    expect(settle(holding(0), over, day('02-05')).entries).toEqual([]);
  });

  it('comes from the same one of two periods that began together, in either order', () => {
    const invoices = [invoiceOf({ id: 'in_a' }), invoiceOf({ id: 'in_b', plan: 'Growth' })];
    for (const listed of [invoices, invoices.toReversed()]) {
      const first = settle(newUsageCredits(10), { ...bought, invoices: listed.slice(0, 1) }).usage;
      const { usage } = settle(first, { ...bought, invoices: listed });
      expect(usage).toMatchObject({ granted_invoice: 'in_b', num_credits: 1000 });
    }
  });

  it('falls back to a period that still runs when a younger payment is reversed', () => {
    const second = invoiceOf({ id: 'in_9', subscription_id: 'sub_2', period_start: day('01-10') });
    const both = [subscriptionOf(), subscriptionOf({ id: 'sub_2', created_at: day('01-10') })];
    const twice = settle(holding(200), { subscriptions: both, invoices: [invoiceOf(), second] });
    expect(twice.usage.num_credits).toBe(250);
    const spent = { ...twice.usage, num_credits: 220 };
    const invoices = [invoiceOf(), { ...second, amount_refunded: 1900 }];
    const { usage, entries } = settle(spent, { subscriptions: both, invoices });
    expect(usage).toMatchObject({ num_credits: 170, granted_invoice: 'in_1' });
    expect(entries).toMatchObject([
      { id: 'invoice_in_1_2', entry: { kind: 'refund', delta: -50, ref: 'in_9' } },
    ]);
  });

  it('does not start again when an invoice is missing from one answer of the provider', () => {
    const gone = settle(holding(7), { subscriptions: [], invoices: [] });
    expect(gone.usage.num_credits).toBe(0);
    expect(settle(gone.usage, bought).usage.num_credits).toBe(7);
  });

  it('says that it returns now while the invoice of a new period is on its way', () => {
    const renewing = { ...bought, subscriptions: [subscriptionOf({ period_end: day('03-05') })] };
    expect(settle(holding(7), renewing, day('02-05')).usage.resets_at).toEqual(day('02-05'));
  });

  it.each([
    ['the plan is about to end', { cancel_at_period_end: true }],
    ['a payment failed', { status: 'past_due' }],
    ['it is cancelled', { status: 'canceled' }],
  ])('has no date of return while %s', (_, fields) => {
    const billing = { ...bought, subscriptions: [subscriptionOf(fields)] };
    const { usage } = settle(holding(7), billing);
    expect(usage).toMatchObject({ num_credits: 7, monthly_allowance: 250, resets_at: null });
  });
});
