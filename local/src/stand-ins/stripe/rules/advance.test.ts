import { describe, expect, it } from 'vitest';
import { newAccount, type At, type Card } from '../account/account.ts';
import { newCustomer } from '../account/new-customer.ts';
import { findPrice } from '../control/find-price.ts';
import { advance } from './advance.ts';
import { cancelAtPeriodEnd, resume } from './cancel.ts';
import { changePlan } from './change-plan.ts';
import { collect } from './collect.ts';
import { subscribe } from './subscribe.ts';

const DAY = 86_400;
const seconds = (text: string) => Date.parse(text) / 1000;
const day = (at: number | null) =>
  at === null ? null : new Date(at * 1000).toISOString().slice(0, 10);

/** A customer with a paid Starter subscription since the day. */
function begin(since: string, card: Card = 'good') {
  const at: At = { account: newAccount(), now: seconds(since) };
  const customer = newCustomer(at.now, { uid: 'u1' });
  at.account.customers.push(customer);
  const subscription = subscribe(at, {
    customer_id: customer.id,
    price_id: findPrice(at, 'Starter').id,
    metadata: {},
    card,
  });
  const { account } = at;
  const until = (text: string) => advance(account, seconds(text));
  const types = () => account.events.map(({ type }) => type);
  const invoices = () =>
    account.invoices.map(({ billing_reason, status, created, amount_paid, lines }) => ({
      reason: billing_reason.replace('subscription_', ''),
      status,
      created: day(created),
      amount_paid,
      from: day(lines[0]?.period.start ?? null),
      to: day(lines[0]?.period.end ?? null),
    }));
  return { at, account, customer, subscription, until, types, invoices };
}

describe('a subscription as time goes by', () => {
  it('is paid for its first month at once', () => {
    const { subscription, invoices, account } = begin('2027-01-31T10:00:00Z');
    expect(subscription.status).toBe('active');
    expect(day(subscription.period_end)).toBe('2027-02-28');
    expect(invoices()).toEqual([
      {
        reason: 'create',
        status: 'paid',
        created: '2027-01-31',
        amount_paid: 1900,
        from: '2027-01-31',
        to: '2027-02-28',
      },
    ]);
    expect(account.charges).toHaveLength(1);
  });

  it('makes one invoice a month, also when two months pass at once', () => {
    const { until, invoices, subscription } = begin('2027-01-31T10:00:00Z');
    expect(until('2027-04-01T00:00:00Z')).toBe(true);
    expect(invoices().slice(1)).toMatchObject([
      {
        reason: 'cycle',
        status: 'paid',
        created: '2027-02-28',
        from: '2027-02-28',
        to: '2027-03-31',
      },
      {
        reason: 'cycle',
        status: 'paid',
        created: '2027-03-31',
        from: '2027-03-31',
        to: '2027-04-30',
      },
    ]);
    expect(day(subscription.period_end)).toBe('2027-04-30');
    expect(until('2027-04-01T00:00:00Z')).toBe(false);
  });

  it('names the previous month as the period of the invoice, and the coming one on its line', () => {
    const { until, account } = begin('2027-03-10T10:00:00Z');
    until('2027-04-11T00:00:00Z');
    const renewal = account.invoices[1];
    expect([day(renewal?.period.start ?? null), day(renewal?.period.end ?? null)]).toEqual([
      '2027-03-10',
      '2027-04-10',
    ]);
  });

  it('leaves a renewal a draft for as long as set', () => {
    const { until, account } = begin('2027-03-10T10:00:00Z');
    account.settings.draft_seconds = 3600;
    until('2027-04-10T10:30:00Z');
    expect(account.invoices[1]).toMatchObject({ status: 'draft', payment_intent_id: null });
    until('2027-04-10T11:00:00Z');
    expect(account.invoices[1]).toMatchObject({ status: 'paid' });
  });

  it('tries a declined card after 3, 5 and 7 days, then ends', () => {
    const { until, account, customer, subscription, invoices } = begin('2027-03-10T10:00:00Z');
    customer.card = 'declined';
    until('2027-04-10T10:00:00Z');
    expect(subscription.status).toBe('past_due');
    expect(invoices()[1]).toMatchObject({ status: 'open', amount_paid: 0 });
    expect(day(account.invoices[1]?.next_attempt_at ?? null)).toBe('2027-04-13');
    until('2027-04-16T10:00:00Z');
    expect(account.invoices[1]?.attempt_count).toBe(3);
    expect(subscription.status).toBe('past_due');
    until('2027-04-17T10:00:00Z');
    expect(subscription).toMatchObject({
      status: 'canceled',
      ended_at: seconds('2027-04-17T10:00:00Z'),
    });
    expect(account.invoices[1]).toMatchObject({ status: 'open', next_attempt_at: null });
    expect(account.charges.filter(({ status }) => status === 'failed')).toHaveLength(4);
    expect(until('2028-01-01T00:00:00Z')).toBe(false);
  });

  it('is active again once its newest invoice is paid, not by an older one', () => {
    const { until, at, account, customer, subscription } = begin('2027-03-10T10:00:00Z');
    account.settings.retry_days = [60];
    customer.card = 'declined';
    until('2027-05-11T10:00:00Z');
    customer.card = 'good';
    const pay = (number: number) => {
      const invoice = account.invoices[number];
      if (invoice) collect({ ...at, now: seconds('2027-05-12T10:00:00Z') }, invoice, true);
      return [invoice?.status, subscription.status];
    };
    expect(pay(1)).toEqual(['paid', 'past_due']);
    expect(pay(2)).toEqual(['paid', 'active']);
  });

  it('is active again when a later try is paid', () => {
    const { until, customer, subscription, invoices } = begin('2027-03-10T10:00:00Z');
    customer.card = 'declined';
    until('2027-04-10T10:00:00Z');
    customer.card = 'good';
    until('2027-04-13T10:00:00Z');
    expect(subscription.status).toBe('active');
    expect(invoices()[1]).toMatchObject({ status: 'paid', amount_paid: 1900 });
  });

  it('does not count a manual try', () => {
    const { until, at, account, customer, subscription } = begin('2027-03-10T10:00:00Z');
    customer.card = 'declined';
    until('2027-04-10T10:00:00Z');
    const open = account.invoices[1];
    if (!open) throw new Error('No renewal');
    const next = open.next_attempt_at;
    collect({ ...at, now: seconds('2027-04-11T10:00:00Z') }, open, true);
    expect(open).toMatchObject({ attempt_count: 1, next_attempt_at: next, status: 'open' });
    customer.card = 'good';
    collect({ ...at, now: seconds('2027-04-12T10:00:00Z') }, open, true);
    expect(open.status).toBe('paid');
    expect(subscription.status).toBe('active');
  });

  it('ends with its period when cancelled, and goes on when resumed', () => {
    const ending = begin('2027-03-10T10:00:00Z');
    cancelAtPeriodEnd(ending.at, ending.subscription, 'page');
    ending.until('2027-06-01T00:00:00Z');
    expect(ending.subscription).toMatchObject({
      status: 'canceled',
      cancel_at_period_end: false,
      ended_at: seconds('2027-04-10T10:00:00Z'),
    });
    expect(ending.account.invoices).toHaveLength(1);
    expect(ending.types().at(-1)).toBe('customer.subscription.deleted');

    const resumed = begin('2027-03-10T10:00:00Z');
    cancelAtPeriodEnd(resumed.at, resumed.subscription, 'api');
    expect(resumed.subscription.cancel_at_period_end).toBe(true);
    resume(resumed.at, resumed.subscription);
    resumed.until('2027-04-11T00:00:00Z');
    expect(resumed.subscription.status).toBe('active');
    expect(resumed.account.invoices).toHaveLength(2);
  });

  it('never begins when its first payment fails and is not repeated in time', () => {
    const { account, subscription, until } = begin('2027-03-10T10:00:00Z', 'declined');
    expect(subscription.status).toBe('incomplete');
    until('2027-03-11T08:59:59Z');
    expect(subscription.status).toBe('incomplete');
    until('2027-03-11T09:00:00Z');
    expect(subscription.status).toBe('incomplete_expired');
    expect(account.invoices[0]).toMatchObject({ status: 'void', amount_paid: 0 });
  });

  it('refunds the rest of a period when the plan changes within it', () => {
    const { at, account, subscription, customer, until } = begin('2027-04-01T00:00:00Z');
    const now = at.now + 15 * DAY;
    changePlan({ account, now }, subscription, findPrice(at, 'Growth').id);
    const change = account.invoices[1];
    expect(change).toMatchObject({
      billing_reason: 'subscription_update',
      status: 'paid',
      amount_paid: 1500,
    });
    expect(change?.lines.map(({ amount, is_proration }) => [amount, is_proration])).toEqual([
      [-950, true],
      [2450, true],
    ]);
    // Back down at the same moment: the overpaid amount reduces the next invoice.
    changePlan({ account, now }, subscription, findPrice(at, 'Starter').id);
    expect(account.invoices[2]).toMatchObject({ status: 'paid', amount_due: 0 });
    expect(customer.balance).toBe(-1500);
    until('2027-05-01T00:00:00Z');
    expect(account.invoices[3]).toMatchObject({ amount_paid: 400 });
  });

  it('sends each event at its own time', () => {
    const { until, account } = begin('2027-03-10T10:00:00Z');
    until('2027-05-11T00:00:00Z');
    const renewed = account.events.filter(({ type }) => type === 'invoice.paid');
    expect(renewed.map(({ created }) => day(created))).toEqual([
      '2027-03-10',
      '2027-04-10',
      '2027-05-10',
    ]);
  });
});
