import { describe, expect, it } from 'vitest';
import { day, invoiceOf, renewalOf, subscriptionOf } from '../../test/customer-billing.ts';
import { isRenewing, settleSubscription, settleSubscriptions } from './settle-subscription.ts';

const now = day('01-20');
const unpaid = renewalOf({ state: 'open', amount_paid: 0 });

describe('the subscription that counts', () => {
  it('is none where there never was one', () => {
    expect(settleSubscription({ subscriptions: [], invoices: [] }, now)).toBeNull();
  });

  it('says plan, price in dollars and the end of its period', () => {
    const billing = { subscriptions: [subscriptionOf()], invoices: [invoiceOf()] };
    expect(settleSubscription(billing, now)).toEqual({
      source: subscriptionOf(),
      document: {
        plan_name: 'Starter',
        plan_price: 19,
        status: 'active',
        expires_at: day('02-05'),
        cancel_at_period_end: false,
      },
      is_in_force: true,
      billed_until: day('02-05'),
    });
  });

  const younger = { id: 'sub_2', created_at: day('01-10') };
  it.each([
    [
      'one in force before a younger that is over',
      {},
      { ...younger, status: 'incomplete' },
      'sub_1',
    ],
    ['the younger of two that renew', {}, younger, 'sub_2'],
    [
      'one that renews before a younger that is about to end',
      {},
      { ...younger, cancel_at_period_end: true },
      'sub_1',
    ],
    [
      'one about to end before a younger one past due',
      { cancel_at_period_end: true },
      { ...younger, status: 'past_due' },
      'sub_1',
    ],
    [
      'one past due before a younger one cancelled',
      { status: 'past_due' },
      { ...younger, status: 'canceled' },
      'sub_1',
    ],
    ['of two made at the same moment the same, however listed', {}, { id: 'sub_2' }, 'sub_2'],
  ])('is %s', (_, first, second, expected) => {
    const subscriptions = [subscriptionOf(first), subscriptionOf(second)];
    const invoices = [invoiceOf(), invoiceOf({ id: 'in_9', subscription_id: 'sub_2' })];
    for (const order of [subscriptions, subscriptions.toReversed()]) {
      expect(settleSubscription({ subscriptions: order, invoices }, now)?.source.id).toBe(expected);
      expect(settleSubscriptions({ subscriptions: order, invoices }, now)).toHaveLength(2);
    }
  });
});

describe('a plan is served until', () => {
  const paid = invoiceOf();
  const CANCELLED = { status: 'canceled', ended_at: day('01-10') };
  const open = (id: string, created: string, end: string) =>
    renewalOf({ id, state: 'open', created_at: day(created), period_end: day(end) });
  it.each([
    ['the end of its period while all is well', { status: 'active' }, [paid], day('02-05')],
    [
      '7 days after a renewal failed',
      { status: 'past_due', period_end: day('03-05') },
      [paid, unpaid],
      day('02-12'),
    ],
    [
      '7 days after the first of two bills unpaid',
      { status: 'unpaid' },
      [paid, unpaid, open('in_3', '03-05', '04-05')],
      day('02-12'),
    ],
    [
      '7 days after its period, when the bill was given up',
      { status: 'past_due' },
      [paid, renewalOf({ state: 'other' })],
      day('02-12'),
    ],
    [
      'the end of a paid period, when only the bill of a change is unpaid',
      { status: 'past_due' },
      [paid, invoiceOf({ id: 'in_c', reason: 'other', state: 'open', created_at: day('01-10') })],
      day('02-12'),
    ],
    [
      '7 days after the last period, though an older bill stayed open',
      { status: 'past_due' },
      [open('in_0', '01-01', '01-05'), paid, unpaid],
      day('02-12'),
    ],
    ['never, when nothing was ever paid or billed', { status: 'past_due' }, [], null],
    ['the end of what was paid, once cancelled', CANCELLED, [paid], day('02-05')],
    [
      'its own end, once cancelled and paid back',
      CANCELLED,
      [invoiceOf({ amount_refunded: 1900 })],
      day('01-10'),
    ],
    [
      'its own end, once cancelled and disputed',
      CANCELLED,
      [invoiceOf({ is_disputed: true })],
      day('01-10'),
    ],
    [
      'the end of what was paid, when a part went back',
      CANCELLED,
      [invoiceOf({ amount_refunded: 900 })],
      day('02-05'),
    ],
    [
      'nothing, when it was never paid',
      { status: 'incomplete' },
      [invoiceOf({ state: 'open' })],
      null,
    ],
    [
      'nothing that another subscription paid',
      CANCELLED,
      [invoiceOf({ subscription_id: 'sub_2' })],
      day('01-10'),
    ],
  ])('%s', (_, fields, invoices, expected) => {
    const billing = { subscriptions: [subscriptionOf(fields)], invoices };
    expect(settleSubscription(billing, now)?.document.expires_at).toEqual(expected);
  });
});

describe('a renewal is expected', () => {
  const subscription = (invoices = [invoiceOf()], fields = {}) => {
    const source = subscriptionOf({ period_end: day('03-05'), ...fields });
    const settled = settleSubscription({ subscriptions: [source], invoices }, day('02-05'));
    if (!settled) throw new Error('no subscription');
    return settled;
  };
  const hours = (count: number) => new Date(day('02-05').getTime() + count * 3_600_000);

  it.each([
    [0, true],
    [1, true],
    [2.9, true],
    [3, false],
    [-1, false],
  ])('%s hours after the period before: %s', (count, expected) => {
    expect(isRenewing(subscription(), hours(count))).toBe(expected);
  });

  it('no longer once it is paid, nor when the card failed or nothing is in force', () => {
    expect(isRenewing(subscription([invoiceOf(), renewalOf()]), hours(1))).toBe(false);
    expect(isRenewing(subscription([invoiceOf(), unpaid], { status: 'past_due' }), hours(1))).toBe(
      false,
    );
    expect(isRenewing(subscription([]), hours(1))).toBe(false);
  });
});
