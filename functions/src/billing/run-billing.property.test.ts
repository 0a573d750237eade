import fc from 'fast-check';
import { settleSubscription } from '@vibes/core/plan/settle-subscription';
import { expect, it } from 'vitest';
import { creditModel } from '../../../core/test/credit-model.ts';
import { soakRounds } from '../../../core/test/soak-rounds.ts';
import { DAY, HOUR, billingHarness, type BillingHarness } from '../../test/billing-harness.ts';
import type { PaymentEvent } from '../ports/payment-provider.ts';

const HISTORIES = soakRounds(1000);
const SEED = 20_261_123;
const TRIAL = 10;

const place = fc.nat({ max: 30 });
const act = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('buy'),
      plan: fc.constantFrom('Starter', 'Starter', 'Growth'),
      card: fc.constantFrom('good', 'good', 'good', 'declined'),
    } as const),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('later'),
      by: fc.constantFrom(HOUR / 2, 2 * HOUR, DAY, 8 * DAY, 31 * DAY, 31 * DAY, 100 * DAY),
    } as const),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        ...(['end', 'end_now', 'resume', 'plan', 'card', 'card', 'pay', 'void'] as const),
      ),
      place,
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constantFrom(...(['refund', 'part', 'dispute', 'won', 'lost'] as const)),
      place,
    }),
  },
);
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;

const at = <T>(all: readonly T[], index: number): T | undefined => all[index % (all.length || 1)];

/** Most often the youngest: a period long over changes little. */
function target(all: readonly { id: string }[], index: number): string | undefined {
  return (index % 3 === 0 ? at(all, index / 3) : all.at(-1))?.id;
}

async function perform(
  { harness, later, payments, openCheckout, customer_id }: BillingHarness,
  one: Act,
) {
  if (one.kind === 'later') {
    later(one.by);
    payments.advance();
    return;
  }
  if (one.kind === 'buy') {
    await openCheckout(one.plan);
    harness.buy(customer_id, one.plan, one.card);
    return;
  }
  const paid = payments.invoices.filter(({ status }) => status === 'paid');
  const invoice = target(paid, one.place);
  const held = target(payments.subscriptions, one.place);
  const doings: Record<typeof one.kind, () => void> = {
    end: () => {
      if (held) harness.cancel(held, 'at_period_end');
    },
    end_now: () => {
      if (held) harness.cancel(held, 'now');
    },
    resume: () => {
      if (held) harness.resume(held);
    },
    plan: () => {
      if (held) harness.changePlan(held, one.place % 2 ? 'Growth' : 'Starter');
    },
    card: () => {
      if (held) harness.changeCard(held, one.place % 2 ? 'good' : 'declined');
    },
    pay: () => {
      if (held) harness.payLate(held);
    },
    void: () => {
      if (held) harness.voidOpen(held);
    },
    refund: () => {
      if (invoice) harness.refund(invoice);
    },
    part: () => {
      if (invoice) harness.refund(invoice, 700);
    },
    dispute: () => {
      if (invoice) harness.dispute(invoice);
    },
    won: () => {
      if (invoice) harness.closeDispute(invoice, 'won');
    },
    lost: () => {
      if (invoice) harness.closeDispute(invoice, 'lost');
    },
  };
  doings[one.kind]();
}

/** What happens between two captures, and how the events reach the second account. */
const segment = fc.record({
  acts: fc.array(act, { maxLength: 5 }),
  arrival: fc.constantFrom('in_any_order', 'in_any_order', 'at_once', 'nothing'),
  /** One number for each event: its place, how often it comes, whether at all. */
  draws: fc.array(fc.nat({ max: 1000 }), { minLength: 12, maxLength: 12 }),
  sweeps: fc.constantFrom(1, 1, 3),
  captures: fc.constantFrom(0, 1, 5, 20),
} as const);
type Segment = typeof segment extends fc.Arbitrary<infer T> ? T : never;

/** Some events lost, some twice, some from long ago, in any order; at least one of the new ones. */
function mixed(fresh: PaymentEvent[], all: PaymentEvent[], draws: number[]): PaymentEvent[] {
  const drawOf = (index: number) => at(draws, index) ?? 0;
  const kept = fresh.filter((_, index) => drawOf(index) % 4 !== 0);
  const received = kept.length > 0 ? kept : fresh.slice(-1);
  const again = received.filter((_, index) => drawOf(index) % 3 === 0);
  const old = all.filter((_, index) => index % 7 === drawOf(index) % 7);
  const order = [...received, ...again, ...old].map((event, index) => ({
    event,
    by: drawOf(index),
  }));
  return order.toSorted((a, b) => a.by - b.by).map(({ event }) => event);
}

async function receive(
  harness: BillingHarness,
  { arrival, draws, sweeps }: Segment,
): Promise<number> {
  const fresh = harness.newEvents();
  const events = arrival === 'nothing' ? [] : mixed(fresh, harness.payments.events, draws);
  if (arrival === 'at_once') await Promise.all(events.map((event) => harness.deliver([event])));
  else await harness.deliver(events);
  await Promise.all(Array.from({ length: sweeps }, harness.sweep));
  return events.length;
}

/**
 * Of a plan that is over only the end is compared: with its events lost, no sync saw how it ended.
 */
function stateOf(harness: BillingHarness) {
  const { num_credits, monthly_allowance, subscription_id, resets_at } = harness.usage();
  // Each account has ids of its own at Stripe: the place of the subscription is compared.
  const place = harness.payments.subscriptions.findIndex(({ id }) => id === subscription_id);
  const usage = { num_credits, monthly_allowance, place, resets_at };
  return { ...usage, subscription: subscription_id === null ? null : harness.subscription() };
}

const tried = { histories: 0, steps: 0, newEvents: 0, captures: 0, entries: 0 };

async function live(segments: Segment[]) {
  const [plain, chance] = [await billingHarness(), await billingHarness()];
  const model = creditModel(TRIAL);
  for (const one of segments) {
    for (const each of one.acts) {
      await perform(plain, each);
      await plain.settle();
      await perform(chance, each);
    }
    tried.newEvents += await receive(chance, one);
    if (one.arrival === 'nothing') {
      // What no event reported is found by the poll.
      for (const harness of [plain, chance]) harness.later(35 * DAY);
      await chance.sweep();
    }
    await plain.settle();
    expect(stateOf(chance)).toEqual(stateOf(plain));

    const now = plain.ports.clock();
    const billing = await plain.payments.provider.readBilling(plain.customer_id);
    const counts = settleSubscription(billing, now);
    const served = counts?.is_in_force ? counts.source.id : null;
    expect(plain.usage().num_credits).toBe(model.balance(billing, { served, now }));

    const taken = await plain.capture(one.captures);
    expect(await chance.capture(one.captures)).toBe(taken);
    model.captured(taken);
    tried.steps += one.acts.length;
    tried.captures += taken;
  }
  expect([...plain.faults, ...chance.faults]).toEqual([]);
  tried.histories += 1;
  tried.entries += plain.ledger.entries + chance.ledger.entries;
}

it(`${HISTORIES} lives of an account, seed ${SEED}: events lost, doubled, late, at once, the same balance`, async () => {
  const property = fc.asyncProperty(fc.array(segment, { minLength: 1, maxLength: 6 }), live);
  await fc.assert(property, { numRuns: HISTORIES, seed: SEED });
  // They went somewhere.
  expect(tried.steps).toBeGreaterThan(6 * HISTORIES);
  expect(tried.newEvents).toBeGreaterThan(5 * HISTORIES);
  expect(tried.captures).toBeGreaterThan(10 * HISTORIES);
  expect(tried.entries).toBeGreaterThan(20 * HISTORIES);
}, 600_000);
