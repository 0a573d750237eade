import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { balanceOf, comparable, storedBooks } from '../support/account-books.ts';
import { captureAtEnd, LIFE, type Chapter } from '../support/billing-life.ts';
import {
  booksOf,
  DAY_MS,
  endPlans,
  sideBySide,
  openPayers,
  type Payer,
} from '../support/billing.ts';
import { moveClock, resetClock } from '../support/clock.ts';
import { isRelevant, EVENT_ORDERS, sendEvents, type EventOrder } from '../support/event-order.ts';
import {
  holdStripeEvents,
  loseStripeEvents,
  releaseStripeEvents,
  stripeControl,
} from '../support/stripe.ts';
import { everyMinute } from '../support/sweep.ts';

/** One account for each order of events; the first receives every event as it happened. */
interface Receiver {
  payer: Payer;
  receives: EventOrder;
}
let receivers: Receiver[] = [];

/** Types of events by their place in a chapter's order. */
const received = {
  ever: new Set<string>(),
  first: new Set<string | undefined>(),
  last: new Set<string | undefined>(),
  alone: new Set<string | undefined>(),
};
const seen = new Set<string>();

beforeAll(async () => {
  const payers = await openPayers(EVENT_ORDERS.length);
  receivers = payers.flatMap((payer, i) => {
    const receives = EVENT_ORDERS[i];
    return receives ? [{ payer, receives }] : [];
  });
  await holdStripeEvents();
});

afterAll(async () => {
  await endPlans(receivers.map(({ payer }) => payer));
  await loseStripeEvents();
  await releaseStripeEvents();
  await resetClock();
});

/** Sends each account its new events, in its own order; returns whether there were any. */
async function sendAll(round: number): Promise<boolean> {
  const all = await stripeControl();
  const delivered = await sideBySide(receivers, async ({ payer, receives }) => {
    const newEvents = booksOf(all, payer.uid).events.filter(({ id }) => !seen.has(id));
    for (const { id } of newEvents) seen.add(id);
    const relevant = newEvents.filter(isRelevant);
    for (const { type } of relevant) received.ever.add(type);
    const order = receives.order(newEvents, round);
    received.first.add(order[0]?.type);
    received.last.add(order.at(-1)?.type);
    if (order.length === 1) received.alone.add(order[0]?.type);
    await sendEvents(order, receives);
    return relevant.length;
  });
  await loseStripeEvents();
  return Math.max(...delivered) > 0;
}

/**
 * Every account as stored, next to what Stripe has of it; each balance is the sum of its statement.
 */
async function syncAll() {
  const all = await stripeControl();
  return sideBySide(receivers, async ({ payer, receives }) => {
    const stored = await storedBooks(payer.uid);
    const books = booksOf(all, payer.uid);
    const { balance, sum } = balanceOf(stored);
    expect(sum, receives.name).toBe(balance);
    return { receives, stored, books, says: comparable(stored, books) };
  });
}

/** All accounts that receive enough events equal the first, to the line of the statement. */
async function expectEqualByEvents(shows: Chapter['shows']): Promise<void> {
  const [plain, ...others] = (await syncAll()).filter(({ receives }) => receives.is_enough);
  expect(plain?.says).toMatchObject(shows);
  for (const { says, receives } of others) expect(says, receives.name).toEqual(plain?.says);
}

/** The others equal it too, except for statement lines of changes that were over before a sweep. */
async function expectEqualBySweep(shows: Chapter['shows']): Promise<void> {
  await expectEqualByEvents(shows);
  const [plain, ...others] = (await syncAll()).map(({ says, receives }) => ({
    name: receives.name,
    now: { ...says, statement: [] },
  }));
  for (const { now, name } of others) expect(now, name).toEqual(plain?.now);
}

describe('accounts that receive the same events in different orders', () => {
  it.each(LIFE.map((chapter, round) => [chapter.name, chapter, round] as const))(
    'agree when %s',
    async (_, chapter, round) => {
      const { day, shows, happen, found_after } = chapter;
      await moveClock(day * DAY_MS);
      if (happen) {
        const all = await stripeControl();
        await sideBySide(receivers, ({ payer }) => happen(payer, booksOf(all, payer.uid)));
      }
      const hasEvents = await sendAll(round);
      if (hasEvents || found_after === undefined) await expectEqualByEvents(shows);
      if (found_after !== undefined) {
        await moveClock((day + found_after) * DAY_MS);
        await everyMinute();
        await expectEqualBySweep(shows);
      }
      await sideBySide(receivers, ({ payer }) => captureAtEnd(chapter, payer));
    },
  );

  it('have one customer each, and are charged once a month', async () => {
    for (const { receives, books } of await syncAll()) {
      expect(books.customers, receives.name).toHaveLength(1);
      expect(books.subscriptions, receives.name).toHaveLength(2);
      expect(books.charged_periods, receives.name).toEqual([1, 1, 1, 1, 1]);
    }
  });

  it('receive each type of event first, last, and alone', () => {
    for (const type of received.ever) {
      expect(received.first).toContain(type);
      expect(received.last).toContain(type);
      expect(received.alone).toContain(type);
    }
  });
});
