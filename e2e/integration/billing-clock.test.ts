import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { grantCredits } from '../../local/src/world/grant-credits.ts';
import { balanceOf, storedBooks } from '../support/account-books.ts';
import {
  buy,
  captureNext,
  DAY_MS,
  endPlans,
  sideBySide,
  lastOf,
  moveClockTo,
  openPayers,
  readBooks,
  type Payer,
} from '../support/billing.ts';
import { resetClock } from '../support/clock.ts';
import {
  cancelAtStripe,
  changeCardAtStripe,
  deliverStripeEvent,
  holdStripeEvents,
  loseStripeEvents,
  releaseStripeEvents,
  stripeControl,
} from '../support/stripe.ts';
import { everyMinute } from '../support/sweep.ts';
import { testWorld } from '../support/world.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Noon of the next 31st of a January, in UTC. */
function nextJanuary31(): Date {
  const year = new Date().getUTCFullYear() + 1;
  return new Date(Date.UTC(year, 0, 31, 12));
}
const JANUARY_31 = nextJanuary31();
const YEAR = JANUARY_31.getUTCFullYear();
/** The last day of a month of that year. */
const lastDay = (month: number) => new Date(Date.UTC(YEAR, month, 0)).getUTCDate();
/** The time of day of the purchase on that day. */
const onDay = (month: number, day: number, bought: Date) =>
  new Date(bought.getTime() + Date.UTC(YEAR, month - 1, day) - Date.UTC(YEAR, 0, 31));
const later = (moment: Date | null, milliseconds: number): Date => {
  if (!moment) throw new Error('That has no time.');
  return new Date(moment.getTime() + milliseconds);
};

let payers: Payer[] = [];

beforeEach(holdStripeEvents);
afterEach(async () => {
  await endPlans(payers);
  payers = [];
  await loseStripeEvents();
  await stripeControl('/settings', { draft_seconds: 0, retry_days: [3, 5, 7] });
  await resetClock();
});
afterAll(releaseStripeEvents);

/** Accounts that bought Starter on 31 January, found by the sweep; no event is sent. */
async function buyOnThe31st(count: number): Promise<Payer[]> {
  payers = await openPayers(count);
  await moveClockTo(JANUARY_31);
  await sideBySide(payers, buy);
  await moveClockTo(later(JANUARY_31, 3 * MINUTE_MS));
  await everyMinute();
  return payers;
}
async function buyOne(): Promise<Payer> {
  const [payer] = await buyOnThe31st(1);
  if (!payer) throw new Error('Nobody has bought.');
  return payer;
}

const boughtAt = async ({ uid }: Payer) =>
  new Date(lastOf((await readBooks(uid)).subscriptions).created * 1000);

/** The balance, checked against the sum of the statement, and the stored state of the plan. */
async function shown({ uid }: Payer) {
  const stored = await storedBooks(uid);
  const { balance, sum } = balanceOf(stored);
  expect(sum).toBe(balance);
  const { subscription, usage, entries } = stored;
  const renewals = entries.filter(({ kind }) => kind === 'reset').length;
  return { balance, renewals, status: subscription?.status, resets_at: usage.resets_at };
}

describe('a plan bought on the 31st', () => {
  it('renews on the last day of a shorter month, and on the 31st again after it', async () => {
    const payer = await buyOne();
    const bought = await boughtAt(payer);
    const renewals = [
      onDay(2, lastDay(2), bought),
      onDay(3, 31, bought),
      onDay(4, 30, bought),
      onDay(5, 31, bought),
    ];
    for (const [count, resets_at] of renewals.entries()) {
      const balance = 250;
      expect(await shown(payer)).toEqual({ balance, renewals: count, status: 'active', resets_at });
      expect((await captureNext(payer)).status).toBe(200);
      await moveClockTo(later(resets_at, MINUTE_MS));
      await everyMinute();
    }
    expect((await readBooks(payer.uid)).charged_periods).toEqual([1, 1, 1, 1, 1]);
  });

  it('has one allowance after two months at once, by events in any order or by the sweep', async () => {
    const [inOrder, backwards, found] = await buyOnThe31st(3);
    if (!inOrder || !backwards || !found) throw new Error('Somebody has not bought.');
    await sideBySide(payers, captureNext);
    const bought = await boughtAt(inOrder);
    await moveClockTo(later(onDay(3, 31, bought), HOUR_MS));
    const play = async (payer: Payer, isBackwards: boolean) => {
      const { events } = await readBooks(payer.uid);
      for (const { id } of isBackwards ? events.toReversed() : events) await deliverStripeEvent(id);
    };
    await play(inOrder, false);
    await play(backwards, true);
    await Promise.all([everyMinute(), everyMinute(), everyMinute()]);
    for (const payer of payers) {
      expect(await shown(payer)).toEqual({
        balance: 250,
        renewals: 1,
        status: 'active',
        resets_at: onDay(4, 30, await boughtAt(payer)),
      });
      expect((await readBooks(payer.uid)).charged_periods).toEqual([1, 1, 1]);
    }
    await everyMinute();
    expect(await shown(found)).toMatchObject({ balance: 250, renewals: 1 });
  });
});

describe('a plan that ends', () => {
  it('works until the day it was paid for when it was cancelled, then the balance is 0', async () => {
    const payer = await buyOne();
    const { id } = lastOf((await readBooks(payer.uid)).subscriptions);
    const ends = (await shown(payer)).resets_at;
    await cancelAtStripe(id, 'period_end');
    await moveClockTo(later(ends, -MINUTE_MS));
    await everyMinute();
    expect((await captureNext(payer)).status).toBe(200);
    await moveClockTo(later(ends, MINUTE_MS));
    await everyMinute();
    expect(await shown(payer)).toMatchObject({ balance: 0, status: 'canceled', resets_at: null });
    expect(await captureNext(payer)).toMatchObject({
      status: 402,
      body: {
        code: 'out_of_credits',
        message:
          'No credits left. Nothing was saved or sent. Choose a plan under Plans & Billing in your profile.',
      },
    });
    await moveClockTo(later(ends, 62 * DAY_MS));
    await everyMinute();
    expect((await readBooks(payer.uid)).charged_periods).toEqual([1]);
  });

  it('works 7 days on an unpaid bill, then not, and again from the payment on', async () => {
    await stripeControl('/settings', { retry_days: [3, 5, 7, 14] });
    const payer = await buyOne();
    const ends = (await shown(payer)).resets_at;
    const customer = lastOf((await readBooks(payer.uid)).customers).id;
    await captureNext(payer);
    await changeCardAtStripe(customer, 'declined');

    await moveClockTo(later(ends, 7 * DAY_MS - HOUR_MS));
    await everyMinute();
    expect(await shown(payer)).toMatchObject({ balance: 249, status: 'past_due', resets_at: null });
    expect((await captureNext(payer)).status).toBe(200);

    await moveClockTo(later(ends, 7 * DAY_MS + MINUTE_MS));
    await everyMinute();
    expect(await shown(payer)).toMatchObject({ balance: 0, status: 'past_due' });
    expect((await captureNext(payer)).status).toBe(402);

    await moveClockTo(later(ends, 9 * DAY_MS));
    await changeCardAtStripe(customer, 'good');
    const { invoices } = await readBooks(payer.uid);
    await stripeControl('/retry', { invoice: lastOf(invoices).id });
    const paid = (await readBooks(payer.uid)).events.filter(({ type }) => type === 'invoice.paid');
    await deliverStripeEvent(lastOf(paid).id);
    const resets_at = onDay(3, 31, await boughtAt(payer));
    expect(await shown(payer)).toMatchObject({ balance: 250, status: 'active', resets_at });
    expect((await captureNext(payer)).status).toBe(200);
    expect((await readBooks(payer.uid)).charged_periods).toEqual([1, 1]);
  });
});

it('a capture at 0 is refused with 402, and the answer says when credits return', async () => {
  await stripeControl('/settings', { draft_seconds: 3600 });
  const payer = await buyOne();
  const spent = { uid: payer.uid, credits: 0, ref: 'spent' };
  await grantCredits(await testWorld(), spent);
  const refused = async () => {
    const { status, body } = await captureNext(payer);
    return { status, says: body.ok ? '' : body.message };
  };
  const nothing = 'No credits left. Nothing was saved or sent.';
  expect(await refused()).toEqual({
    status: 402,
    says: `${nothing} You get new credits on February ${lastDay(2)}.`,
  });
  const ends = (await shown(payer)).resets_at;
  await moveClockTo(later(ends, -HOUR_MS));
  expect(await refused()).toEqual({
    status: 402,
    says: `${nothing} You get new credits later today.`,
  });
  await moveClockTo(later(ends, MINUTE_MS));
  await everyMinute();
  expect(await refused()).toEqual({
    status: 402,
    says: `${nothing} You get new credits when your renewal is paid.`,
  });
  await moveClockTo(later(ends, HOUR_MS + 16 * MINUTE_MS));
  await everyMinute();
  expect(await shown(payer)).toMatchObject({ balance: 250, renewals: 1 });
  expect((await captureNext(payer)).status).toBe(200);
});
