import { describe, expect, it } from 'vitest';
import { day, invoiceOf, renewalOf, subscriptionOf } from '../../test/customer-billing.ts';
import { nextPoll } from './billing-customer.ts';
import type { ProviderInvoice, ProviderSubscription } from './customer-billing.ts';
import { settleSubscriptions } from './settle-subscription.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const after = (date: Date, milliseconds: number) => new Date(date.getTime() + milliseconds);

function poll(
  source: Partial<ProviderSubscription>,
  { now, invoices = [invoiceOf()] }: { now: Date; invoices?: ProviderInvoice[] },
) {
  const subscriptions = settleSubscriptions(
    { subscriptions: [subscriptionOf(source)], invoices },
    now,
  );
  return nextPoll({ subscriptions, checkout_opened_at: null, now });
}

describe('the provider is polled again', () => {
  it('at the end of the period', () => {
    expect(poll({}, { now: day('01-20') })).toEqual(day('02-05'));
  });

  it('every quarter of an hour while the period has begun and its invoice is not paid yet', () => {
    const now = after(day('02-05'), HOUR / 2);
    expect(poll({ period_end: day('03-05') }, { now })).toEqual(after(now, 15 * MINUTE));
    expect(poll({ period_end: day('02-05') }, { now })).toEqual(after(now, 15 * MINUTE));
  });

  it('every six hours when no paid invoice covers the period long after', () => {
    const now = day('02-06');
    expect(poll({ period_end: day('03-05') }, { now })).toEqual(after(now, 6 * HOUR));
    expect(poll({ period_end: day('03-05') }, { now, invoices: [] })).toEqual(day('03-05'));
  });

  it('at the next period once the invoice is paid, also when that payment was reversed', () => {
    const now = after(day('02-05'), HOUR);
    for (const amount_refunded of [0, 1900]) {
      const invoices = [invoiceOf(), renewalOf({ amount_refunded })];
      expect(poll({ period_end: day('03-05') }, { now, invoices })).toEqual(day('03-05'));
    }
  });

  it('every six hours while a bill is unpaid, and at the end of the grace', () => {
    const invoices = [invoiceOf(), renewalOf({ state: 'open' })];
    const source = { status: 'past_due', period_end: day('03-05') };
    expect(poll(source, { now: day('02-06'), invoices })).toEqual(after(day('02-06'), 6 * HOUR));
    const last = after(day('02-12'), -HOUR);
    expect(poll(source, { now: last, invoices })).toEqual(day('02-12'));
  });

  it('daily after the grace, for the two months in which the bill may still be paid', () => {
    const invoices = [invoiceOf(), renewalOf({ state: 'open' })];
    const source = { status: 'past_due', period_end: day('03-05') };
    const ended = day('02-12');
    expect(poll(source, { now: ended, invoices })).toEqual(after(ended, 24 * HOUR));
    const last = after(ended, 60 * 24 * HOUR);
    expect(poll(source, { now: last, invoices })).toEqual(after(last, 24 * HOUR));
    expect(poll(source, { now: after(last, 1), invoices })).toBeNull();
    expect(poll({ ...source, status: 'canceled' }, { now: ended, invoices })).toBeNull();
  });

  it('once more when a cancelled plan ends, and never after', () => {
    const source = { status: 'canceled', ended_at: day('01-10') };
    expect(poll(source, { now: day('01-20') })).toEqual(day('02-05'));
    expect(poll(source, { now: day('02-05') })).toBeNull();
  });

  it('for the first of several in force', () => {
    const now = day('01-20');
    const other = { id: 'sub_2', created_at: day('01-10'), period_end: day('02-10') };
    const subscriptions = settleSubscriptions(
      {
        subscriptions: [subscriptionOf(), subscriptionOf(other)],
        invoices: [invoiceOf(), invoiceOf({ ...other, id: 'in_2', subscription_id: 'sub_2' })],
      },
      now,
    );
    expect(nextPoll({ subscriptions, checkout_opened_at: null, now })).toEqual(day('02-05'));
  });

  it.each([
    [0, MINUTE],
    [9 * MINUTE, MINUTE],
    [10 * MINUTE, 10 * MINUTE],
    [59 * MINUTE, 10 * MINUTE],
    [HOUR, HOUR],
    [25 * HOUR, HOUR],
    [25 * HOUR + 1, null],
  ])('%s ms after a pay page was opened: in %s ms', (age, pause) => {
    const now = day('01-20');
    const checkout_opened_at = after(now, -age);
    const expected = pause === null ? null : after(now, pause);
    expect(nextPoll({ subscriptions: [], checkout_opened_at, now })).toEqual(expected);
  });
});
