import fc from 'fast-check';
import { expect, it } from 'vitest';
import { soakRounds } from '../../test/soak-rounds.ts';
import { creditModel } from '../../test/credit-model.ts';
import { day, invoiceOf, subscriptionOf } from '../../test/customer-billing.ts';
import type { CustomerBilling } from '../plan/customer-billing.ts';
import { settleSubscription } from '../plan/settle-subscription.ts';
import { newUsageCredits, type NewCreditEntry, type UsageCredits } from './credit-entry.ts';
import { settleCredits } from './settle-credits.ts';

const HISTORIES = soakRounds(4000);
const SEED = 20_261_122;
const TRIAL = 10;
const DAY = 24 * 3_600_000;
const SUBSCRIPTIONS = ['sub_1', 'sub_2', 'sub_3'];

/** Includes states that no provider would report: equal starts, odd periods, periods in any order. */
const invoice = fc.record({
  subscription_id: fc.constantFrom(...SUBSCRIPTIONS, null),
  reason: fc.constantFrom('create', 'cycle', 'cycle', 'other'),
  plan: fc.constantFrom('Starter', 'Starter', 'Growth', null),
  start: fc.integer({ min: 0, max: 12 }).map((steps) => steps * 10),
  days: fc.constantFrom(10, 30, 31),
  amount_paid: fc.constantFrom(1900, 1900, 0),
} as const);
const index = fc.nat({ max: 20 });
const change = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('invoice'), invoice } as const) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('refund'), index } as const) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('dispute'), index } as const) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('status'),
      index,
      status: fc.constantFrom('active', 'active', 'past_due', 'canceled', 'incomplete'),
      ends: fc.boolean(),
    } as const),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('clock'),
      days: fc.constantFrom(0, 1, 5, 10, 30, 90),
    } as const),
  },
);
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;
/** A change, and how often the second observer syncs after it. */
const changesAndSyncs = fc.record({ change, syncs: fc.constantFrom(0, 0, 1, 2) });
const segment = fc.record({
  changes: fc.array(changesAndSyncs, { maxLength: 5 }),
  captures: fc.constantFrom(0, 1, 3, 40, 300),
});

/** A provider whose state changes at random. An invoice once paid stays in its list. */
function world() {
  let now = day('01-05');
  const billing: CustomerBilling = {
    invoices: [],
    subscriptions: SUBSCRIPTIONS.map((id) => subscriptionOf({ id, status: 'incomplete' })),
  };
  const at = <T>(all: T[], place: number): T | undefined => all[place % (all.length || 1)];
  function add({ start, days, ...fields }: Extract<Change, { kind: 'invoice' }>['invoice']) {
    const period_start = new Date(day('01-05').getTime() + start * DAY);
    const period_end = new Date(period_start.getTime() + days * DAY);
    const id = `in_${billing.invoices.length}`;
    const dates = { period_start, period_end, created_at: period_start };
    billing.invoices.push(invoiceOf({ ...fields, ...dates, id }));
  }
  function apply(one: Change) {
    if (one.kind === 'clock') now = new Date(now.getTime() + one.days * DAY);
    else if (one.kind === 'invoice') add(one.invoice);
    else if (one.kind === 'status') {
      const subscription = at(billing.subscriptions, one.index);
      Object.assign(subscription ?? {}, { status: one.status, cancel_at_period_end: one.ends });
    } else {
      const paid = at(billing.invoices, one.index);
      if (paid && one.kind === 'refund') paid.amount_refunded = paid.amount_paid;
      else if (paid) paid.is_disputed = !paid.is_disputed;
    }
  }
  /** Listed in a different order each time, since the provider promises none. */
  const truth = (): CustomerBilling => ({
    invoices: billing.invoices.toReversed(),
    subscriptions: billing.subscriptions,
  });
  return { apply, truth, now: () => now };
}

/** An account that syncs now and then, and keeps its ledger. */
function observer() {
  let usage: UsageCredits = newUsageCredits(TRIAL);
  const ids = new Set(['trial']);
  let sum = TRIAL;
  function book({ id, entry }: NewCreditEntry) {
    if (ids.has(id)) throw new Error(`${id} is booked twice.`);
    ids.add(id);
    sum += entry.delta;
    if (entry.balance_after !== sum || sum < 0) throw new Error(`${id} leaves ${sum}.`);
  }
  function sync(billing: CustomerBilling, now: Date) {
    const subscription = settleSubscription(billing, now);
    const settled = settleCredits({ usage, billing, subscription, now });
    settled.entries.forEach(book);
    usage = settled.usage;
    if (usage.num_credits !== sum) throw new Error(`${usage.num_credits} is not ${sum}.`);
    const again = settleCredits({ usage, billing, subscription, now });
    if (again.entries.length > 0 || JSON.stringify(again.usage) !== JSON.stringify(usage)) {
      throw new Error('A repeat changed something.');
    }
  }
  function capture(count: number): number {
    const taken = Math.min(count, usage.num_credits);
    usage = { ...usage, num_credits: usage.num_credits - taken };
    sum -= taken;
    return taken;
  }
  const terms = () => {
    const { num_credits, monthly_allowance, subscription_id, resets_at, granted_invoice } = usage;
    return { num_credits, monthly_allowance, subscription_id, resets_at, granted_invoice };
  };
  return { sync, capture, terms, entries: () => ids.size };
}

it(`${HISTORIES} histories, seed ${SEED}: an account that always syncs and one that seldom does have the same balance`, () => {
  const tried = { steps: 0, captures: 0, entries: 0 };
  const property = fc.property(fc.array(segment, { minLength: 1, maxLength: 8 }), (segments) => {
    const provider = world();
    const [always, seldom] = [observer(), observer()];
    const model = creditModel(TRIAL);
    for (const { changes, captures } of segments) {
      for (const { change: one, syncs } of changes) {
        provider.apply(one);
        always.sync(provider.truth(), provider.now());
        for (let count = 0; count < syncs; count += 1) {
          seldom.sync(provider.truth(), provider.now());
        }
        tried.steps += 1;
      }
      const now = provider.now();
      always.sync(provider.truth(), now);
      seldom.sync(provider.truth(), now);
      expect(seldom.terms()).toEqual(always.terms());
      const counts = settleSubscription(provider.truth(), now);
      const served = counts?.is_in_force ? counts.source.id : null;
      expect(always.terms().num_credits).toBe(model.balance(provider.truth(), { served, now }));
      const taken = always.capture(captures);
      expect(seldom.capture(captures)).toBe(taken);
      model.captured(taken);
      tried.captures += taken;
    }
    tried.entries += always.entries();
  });
  fc.assert(property, { numRuns: HISTORIES, seed: SEED });
  // The histories were not empty.
  expect(tried.steps).toBeGreaterThan(10 * HISTORIES);
  expect(tried.captures).toBeGreaterThan(60 * HISTORIES);
  expect(tried.entries).toBeGreaterThan(HISTORIES);
}, 60_000);
