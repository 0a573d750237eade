import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '../../functions/src/platform/app-error.ts';
import { balanceOf, storedBooks } from '../support/account-books.ts';
import { tester } from '../support/account.ts';
import {
  askPayPage,
  buy,
  captureNext,
  DAY_MS,
  endPlans,
  lastOf,
  openPayer,
  readBooks,
  type Payer,
} from '../support/billing.ts';
import { moveClock, resetClock } from '../support/clock.ts';
import { countOf } from '../support/database.ts';
import { sendEvents } from '../support/event-order.ts';
import { quietCapture } from '../support/quiet-capture.ts';
import {
  deliverStripeEvent,
  endStripeFaults,
  holdStripeEvents,
  loseStripeEvents,
  pressPayPage,
  releaseStripeEvents,
  stripeFault,
} from '../support/stripe.ts';
import { everyMinute } from '../support/sweep.ts';
import { deepOr } from '../support/deep.ts';

/** Captures at once, beside a renewal. */
const CAPTURES = deepOr(40, 12);
const MINUTE_MS = 60_000;

let payer: Payer;
beforeEach(async () => {
  await holdStripeEvents();
  payer = await openPayer();
});
afterEach(async () => {
  await endStripeFaults();
  await endPlans([payer]);
  await loseStripeEvents();
  await resetClock();
});
afterAll(releaseStripeEvents);

const eventOf = async (type: string) =>
  lastOf((await readBooks(payer.uid)).events.filter((one) => one.type === type));
/** Captures in this process; repeats the request when the refusal says so. */
async function captureOne(url: string) {
  for (let requests = 1; ; requests += 1) {
    try {
      return await quietCapture({ uid: payer.uid, url });
    } catch (error) {
      if (requests === 5 || !(error instanceof AppError) || error.code !== 'timeout') throw error;
    }
  }
}
const times = <Result>(count: number, work: (n: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)));

/** Expects one customer with one plan that was charged once, and its credits. */
async function hasOnePlan() {
  const { customers, subscriptions, charges } = await readBooks(payer.uid);
  expect([customers.length, subscriptions.length, charges.length]).toEqual([1, 1, 1]);
  await sendEvents([await eventOf('invoice.paid')]);
  const stored = await storedBooks(payer.uid);
  expect(balanceOf(stored)).toEqual({ balance: 250, sum: 250 });
  expect(await askPayPage(payer)).toMatchObject({ reason: 'already_subscribed' });
}

describe('the link to the pay page', () => {
  it('is the same for ten requests at once: one customer, one open page', async () => {
    const asked = await times(10, () => askPayPage(payer));
    const urls = new Set(asked.map(({ url }) => url));
    expect(urls.size).toBe(1);
    const { customers, open_pages } = await readBooks(payer.uid);
    expect([customers.length, open_pages.length]).toEqual([1, 1]);
    await pressPayPage(lastOf([...urls]) ?? '', 'pay');
    await hasOnePlan();
  });

  it('never leads to a second payment while the first page is being paid', async () => {
    const first = (await askPayPage(payer)).url ?? '';
    const [second, again] = await Promise.all([
      askPayPage(payer, '/templates'),
      askPayPage(payer, '/dashboard'),
      pressPayPage(first, 'pay').catch(() => null),
    ]);
    const { subscriptions, open_pages } = await readBooks(payer.uid);
    expect(subscriptions.length + open_pages.length).toBe(1);
    for (const { url } of [second, again]) {
      if (url !== null) await pressPayPage(url, 'pay').catch(() => null);
    }
    await hasOnePlan();
  });

  it('sells nothing more after a payment of which no event has come', async () => {
    await buy(payer);
    expect(await askPayPage(payer)).toMatchObject({ status: 400, reason: 'already_subscribed' });
    await everyMinute();
    expect(balanceOf(await storedBooks(payer.uid))).toEqual({ balance: 250, sum: 250 });
    await hasOnePlan();
  });
});

/** Stripe's client tries a request three times: after that the person gets the refusal. */
const FAULTS = [
  ['the answer to the new customer is lost', 'drop_after', 'customers.create', 1, true],
  ['it is lost three times', 'drop_after', 'customers.create', 3, false],
  ['Stripe fails after it made the customer', 'error_after', 'customers.create', 3, false],
  ['the answer to the new page is lost', 'drop_after', 'checkout.sessions.create', 1, true],
  ['that one is lost three times', 'drop_after', 'checkout.sessions.create', 3, false],
  ['Stripe fails after it made the page', 'error_after', 'checkout.sessions.create', 3, false],
  ['Stripe answers 500 to anything', 'error', undefined, 9, false],
  ['Stripe answers 429', 'rate_limited', 'customers.search', 3, false],
  ['Stripe is away', 'unavailable', 'subscriptions.list', 3, false],
  ['the page is made and no answer ever comes', 'hang_after', 'checkout.sessions.create', 1, true],
] as const;

describe('when Stripe fails', () => {
  it.each(FAULTS)('%s: nothing is doubled, and the next try works', async (...fault) => {
    const [, mode, on, count, isHidden] = fault;
    await stripeFault({ mode, times: count, ...(on && { on }) });
    const first = await askPayPage(payer);
    if (isHidden) expect(first.url).not.toBeNull();
    else
      expect(first).toMatchObject({
        status: 504,
        code: 'timeout',
        message: 'We couldn’t reach the payment provider. Nothing was charged. Please try again.',
      });
    await endStripeFaults();
    const { url } = await askPayPage(payer);
    if (isHidden) expect(url).toBe(first.url);
    await pressPayPage(url ?? '', 'pay');
    await hasOnePlan();
  });

  it.each([
    ['error', 'invoices.list'],
    ['drop', 'subscriptions.list'],
    ['rate_limited', 'charges.list'],
  ] as const)(
    'an event is refused while Stripe answers with %s to %s, and is applied when it is sent again',
    async (mode, on) => {
      await buy(payer);
      const { id } = await eventOf('invoice.paid');
      await stripeFault({ mode, on });
      const [refused] = await deliverStripeEvent(id);
      expect(refused?.status).toBeGreaterThanOrEqual(500);
      expect(balanceOf(await storedBooks(payer.uid))).toEqual({ balance: 10, sum: 10 });
      await endStripeFaults();
      await hasOnePlan();
    },
  );

  it('an account whose sync failed is synced again ten minutes later', async () => {
    await buy(payer);
    await moveClock(2 * MINUTE_MS);
    await stripeFault({ mode: 'error' });
    await everyMinute();
    expect(balanceOf(await storedBooks(payer.uid))).toEqual({ balance: 10, sum: 10 });
    await endStripeFaults();
    await moveClock(13 * MINUTE_MS);
    await everyMinute();
    expect(balanceOf(await storedBooks(payer.uid))).toEqual({ balance: 250, sum: 250 });
  });
});

it(`${CAPTURES} captures beside a renewal whose event comes three times at once: none is lost`, async () => {
  await buy(payer);
  await sendEvents([await eventOf('invoice.paid')]);
  await times(3, () => captureNext(payer));
  await moveClock(33 * DAY_MS);
  const renewal = await eventOf('invoice.paid');
  const [captured] = await Promise.all([
    times(CAPTURES, (n) => captureOne(tester(`${payer.name} race ${n}`).url)),
    sendEvents([renewal, renewal, renewal], { at_once: true }),
  ]);
  expect(new Set(captured.map(({ id }) => id)).size).toBe(CAPTURES);
  expect(await countOf(`users/${payer.uid}/creators`)).toBe(CAPTURES + 3);

  const stored = await storedBooks(payer.uid);
  const { balance, sum } = balanceOf(stored);
  expect(sum).toBe(balance);
  const of = (kind: string) => stored.entries.filter((one) => one.kind === kind);
  expect(of('capture')).toHaveLength(CAPTURES + 3);
  expect(of('reset')).toHaveLength(1);
  const [reset] = of('reset');
  expect(reset?.balance_after).toBe(250);
  // The renewal filled up what was captured before it; the rest was captured after.
  expect(balance).toBe(250 - (CAPTURES + 3 - (reset?.delta ?? 0)));
  expect((await readBooks(payer.uid)).charged_periods).toEqual([1, 1]);
});
