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
import { sweepBilling } from '../support/sweep.ts';

const LIMIT_MS = 240_000;

/** One account for each order; the first hears everything as it happened. */
interface Hearer {
  payer: Payer;
  hears: EventOrder;
}
let hearers: Hearer[] = [];

/** Kinds of news by where in a chapter they came to somebody. */
const heard = {
  ever: new Set<string>(),
  first: new Set<string | undefined>(),
  last: new Set<string | undefined>(),
  alone: new Set<string | undefined>(),
};
const seen = new Set<string>();

beforeAll(async () => {
  const payers = await openPayers(EVENT_ORDERS.length);
  hearers = payers.flatMap((payer, i) => {
    const hears = EVENT_ORDERS[i];
    return hears ? [{ payer, hears }] : [];
  });
  await holdStripeEvents();
}, LIMIT_MS);

afterAll(async () => {
  await endPlans(hearers.map(({ payer }) => payer));
  await loseStripeEvents();
  await releaseStripeEvents();
  await resetClock();
});

/** Tells each account what has happened to it, in its own order; whether there was anything. */
async function sendAll(round: number): Promise<boolean> {
  const all = await stripeControl();
  const delivered = await sideBySide(hearers, async ({ payer, hears }) => {
    const newEvents = booksOf(all, payer.uid).events.filter(({ id }) => !seen.has(id));
    for (const { id } of newEvents) seen.add(id);
    const relevant = newEvents.filter(isRelevant);
    for (const { type } of relevant) heard.ever.add(type);
    const order = hears.order(newEvents, round);
    heard.first.add(order[0]?.type);
    heard.last.add(order.at(-1)?.type);
    if (order.length === 1) heard.alone.add(order[0]?.type);
    await sendEvents(order, hears);
    return relevant.length;
  });
  await loseStripeEvents();
  return Math.max(...delivered) > 0;
}

/** Every account as stored, each balance the sum of its statement, beside what Stripe keeps of it. */
async function syncAll() {
  const all = await stripeControl();
  return sideBySide(hearers, async ({ payer, hears }) => {
    const stored = await storedBooks(payer.uid);
    const books = booksOf(all, payer.uid);
    const { balance, sum } = balanceOf(stored);
    expect(sum, hears.name).toBe(balance);
    return { hears, stored, books, says: comparable(stored, books) };
  });
}

/** All who heard say the same as the first, to the line of the statement. */
async function heardAlike(shows: Chapter['shows']): Promise<void> {
  const [plain, ...others] = (await syncAll()).filter(({ hears }) => hears.hears_enough);
  expect(plain?.says).toMatchObject(shows);
  for (const { says, hears } of others) expect(says, hears.name).toEqual(plain?.says);
}

/** So do those who heard nothing, but for what happened and passed without their hearing of it. */
async function foundAlike(shows: Chapter['shows']): Promise<void> {
  await heardAlike(shows);
  const [plain, ...others] = (await syncAll()).map(({ says, hears }) => ({
    name: hears.name,
    now: { ...says, statement: [] },
  }));
  for (const { now, name } of others) expect(now, name).toEqual(plain?.now);
}

describe('accounts that hear differently of the same', () => {
  it.each(LIFE.map((chapter, round) => [chapter.name, chapter, round] as const))(
    'agree when %s',
    { timeout: LIMIT_MS },
    async (_, chapter, round) => {
      const { day, shows, happen, found_after } = chapter;
      await moveClock(day * DAY_MS);
      if (happen) {
        const all = await stripeControl();
        await sideBySide(hearers, ({ payer }) => happen(payer, booksOf(all, payer.uid)));
      }
      const isNews = await sendAll(round);
      if (isNews || found_after === undefined) await heardAlike(shows);
      if (found_after !== undefined) {
        await moveClock((day + found_after) * DAY_MS);
        await sweepBilling();
        await foundAlike(shows);
      }
      await sideBySide(hearers, ({ payer }) => captureAtEnd(chapter, payer));
    },
  );

  it('were one customer each, and charged once a month', async () => {
    for (const { hears, books } of await syncAll()) {
      expect(books.customers, hears.name).toHaveLength(1);
      expect(books.subscriptions, hears.name).toHaveLength(2);
      expect(books.charged_periods, hears.name).toEqual([1, 1, 1, 1, 1]);
    }
  });

  it('heard of each kind of news first, last, and of it alone', () => {
    for (const type of heard.ever) {
      expect(heard.first).toContain(type);
      expect(heard.last).toContain(type);
      expect(heard.alone).toContain(type);
    }
  });
});
