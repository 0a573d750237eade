import { emailSettingsDocument } from '@vibes/core/firestore/documents';
import { pressPayPage, stripeControl } from './stripe.ts';
import { openTestAccount, requestCapture, tester, type CaptureResponse } from './account.ts';
import { moveClock } from './clock.ts';
import { database } from './database.ts';
import { callFunction } from './call-function.ts';
import { testWorld } from './world.ts';

export type Payer = Awaited<ReturnType<typeof openTestAccount>>;
type StripeBooks = Awaited<ReturnType<typeof stripeControl>>;

export const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The emulators start a process for each request beside another: a few at once are fast, more cost
 * seconds.
 */
const AT_ONCE = 3;

/** Runs the work for each, a few at once; returns the results in their order. */
export async function sideBySide<Item, Result>(
  items: readonly Item[],
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = [...items.entries()];
  const worker = async () => {
    for (let one = waiting.shift(); one; one = waiting.shift()) {
      const [index, item] = one;
      results[index] = await work(item, index);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return results;
}

/** An account of a trial whose mails are held for review, so that a capture sends nothing. */
export async function openPayer(): Promise<Payer> {
  const payer = await openTestAccount();
  await (
    await database()
  )
    .doc(emailSettingsDocument.path(payer.uid))
    .update({ hold_back: 'review' });
  return payer;
}
export const openPayers = (count: number): Promise<Payer[]> =>
  sideBySide(Array.from({ length: count }), openPayer);

/** Requests the link to the pay page, as "Proceed to Payment" does. */
export async function askPayPage({ session }: Pick<Payer, 'session'>, cancelPath = '/profile') {
  const { web } = await testWorld();
  const payload = { plan: 'Starter', successUrl: `${web}/profile`, cancelUrl: web + cancelPath };
  const answer = await callFunction('stripePaymentLink', { id_token: session.id_token, payload });
  return { ...answer, url: (answer.result as { url: string } | undefined)?.url ?? null };
}

/** Buys Starter on the pay page. Its events are being sent, or held. */
export async function buy(payer: Pick<Payer, 'session'>): Promise<void> {
  const { url, message } = await askPayPage(payer);
  if (url === null) throw new Error(message);
  await pressPayPage(url, 'pay');
}

let captures = 0;
/** Captures a new creator. */
export function captureNext(payer: Payer): Promise<CaptureResponse> {
  captures += 1;
  return requestCapture(payer, { url: tester(`${payer.name} ${captures}`).url });
}

/** Moves all clocks of the world to this time. */
export const moveClockTo = (moment: Date): Promise<void> =>
  moveClock(moment.getTime() - Date.now());

/** What Stripe stores of one user, oldest first, out of all it stores. */
export function booksOf(all: StripeBooks, uid: string) {
  const customers = all.customers.filter(({ metadata }) => metadata['uid'] === uid);
  const ids = new Set(customers.map(({ id }) => id));
  const isTheirs = (one: { customer_id: string | null }) => ids.has(one.customer_id ?? '');
  const charges = all.charges.filter(isTheirs).filter(({ status }) => status === 'succeeded');
  const invoices = all.invoices.filter(isTheirs);
  return {
    customers,
    subscriptions: all.subscriptions.filter(isTheirs),
    open_pages: all.sessions.filter(isTheirs).filter(({ status }) => status === 'open'),
    invoices,
    charges,
    events: all.events.filter(isTheirs),
    /** How often each period of a subscription was charged. */
    charged_periods: invoices
      .filter(({ lines }) => lines.every(({ is_proration }) => !is_proration))
      .map(({ payment_intent_id: paid }) => charges.filter((one) => one.payment_intent_id === paid))
      .map(({ length }) => length),
  };
}
export type UserBooks = ReturnType<typeof booksOf>;
export const readBooks = async (uid: string) => booksOf(await stripeControl(), uid);

/** The last one, which a test goes on with. */
export function lastOf<Item>(items: Item[]): Item {
  const last = items.at(-1);
  if (last === undefined) throw new Error('There is none.');
  return last;
}

/** Ends every plan at Stripe, so that later tests may move the clock without renewing them. */
export async function endPlans(payers: readonly { uid: string }[]): Promise<void> {
  const all = await stripeControl();
  const running = payers
    .flatMap(({ uid }) => booksOf(all, uid).subscriptions)
    .filter(({ ended_at }) => ended_at === null);
  for (const { id } of running) await stripeControl('/cancel', { subscription: id, at: 'now' });
}
