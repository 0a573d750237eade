import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { referralEntryDocument } from '@vibes/core/firestore/documents';
import { DAY_MS, endPlans, sideBySide, lastOf, buy, readBooks } from '../support/billing.ts';
import { moveClock, resetClock } from '../support/clock.ts';
import { database } from '../support/database.ts';
import { sendEvents } from '../support/event-order.ts';
import { openReferred, openReferrer, summaryOf } from '../support/referral.ts';
import {
  closeDisputeAtStripe,
  disputeAtStripe,
  holdStripeEvents,
  loseStripeEvents,
  refundAtStripe,
  releaseStripeEvents,
} from '../support/stripe.ts';
import { everyMinute } from '../support/sweep.ts';

type Referred = Awaited<ReturnType<typeof openReferred>>;

let referrer: Awaited<ReturnType<typeof openReferrer>>;
let referred: Referred[] = [];
const delivered = new Set<string>();

beforeAll(async () => {
  await holdStripeEvents();
  referrer = await openReferrer();
  referred = await sideBySide([1, 2, 3], () => openReferred(referrer.code));
});

afterAll(async () => {
  await endPlans(referred);
  await loseStripeEvents();
  await releaseStripeEvents();
  await resetClock();
});

/** Sends everybody's events since the last time, thrice each and at once. */
async function sendToAll(): Promise<void> {
  const books = await sideBySide(referred, ({ uid }) => readBooks(uid));
  const newEvents = books.flatMap(({ events }) => events).filter(({ id }) => !delivered.has(id));
  for (const { id } of newEvents) delivered.add(id);
  await sendEvents([...newEvents, ...newEvents, ...newEvents], { at_once: true });
}

/** The lines of the referrer's ledger by kind, and both sums. */
async function ledger() {
  const stored = await (
    await database()
  )
    .collection(referralEntryDocument.collection(referrer.uid))
    .get();
  const lines = stored.docs.map((one) => ({
    kind: String(one.get('kind')),
    cents: Number(one.get('cents')),
  }));
  const of = (kind: string) =>
    lines
      .filter((line) => line.kind === kind)
      .map(({ cents }) => cents)
      .sort((a, b) => b - a);
  const summary = await summaryOf(referrer.uid);
  return {
    earned: of('earned'),
    reversed: of('reversed'),
    restored: of('restored'),
    sum: lines.reduce((sum, { cents }) => sum + cents, 0),
    says: { earned: summary?.['earned'], paying: summary?.['paying'] },
  };
}

const eachInvoice = (work: (invoice: string) => Promise<unknown>) =>
  sideBySide(referred, async ({ uid }) => work(lastOf((await readBooks(uid)).invoices).id));

const three = (cents: number) => [cents, cents, cents];

describe('three referred users, each event sent thrice and at once', () => {
  it('bring a fifth of what each pays', async () => {
    await sideBySide(referred, buy);
    await sendToAll();
    expect(await ledger()).toEqual({
      earned: three(380),
      reversed: [],
      restored: [],
      sum: 1140,
      says: { earned: 1140, paying: 3 },
    });
  });

  it('bring half of it when half is refunded', async () => {
    await eachInvoice((invoice) => refundAtStripe(invoice, 950));
    await sendToAll();
    expect(await ledger()).toMatchObject({
      reversed: three(-190),
      sum: 570,
      says: { earned: 570, paying: 3 },
    });
  });

  it('bring nothing when the whole is refunded', async () => {
    await eachInvoice((invoice) => refundAtStripe(invoice));
    await sendToAll();
    expect(await ledger()).toMatchObject({
      reversed: [...three(-190), ...three(-190)],
      sum: 0,
      says: { earned: 0, paying: 3 },
    });
  });

  it('bring a fifth of the next month, which the sweep finds without an event', async () => {
    await moveClock(33 * DAY_MS);
    await Promise.all([everyMinute(), everyMinute()]);
    expect(await ledger()).toMatchObject({
      earned: [...three(380), ...three(380)],
      sum: 1140,
      says: { earned: 1140, paying: 3 },
    });
    await sendToAll();
    expect(await ledger()).toMatchObject({ sum: 1140, says: { earned: 1140, paying: 3 } });
  });

  it('bring nothing while that payment is disputed, and all of it when the dispute is won', async () => {
    await eachInvoice(disputeAtStripe);
    await sendToAll();
    expect(await ledger()).toMatchObject({ sum: 0, says: { earned: 0, paying: 3 } });
    await eachInvoice((invoice) => closeDisputeAtStripe(invoice, 'won'));
    await sendToAll();
    expect(await ledger()).toEqual({
      earned: [...three(380), ...three(380)],
      reversed: [...three(-190), ...three(-190), ...three(-380)],
      restored: three(380),
      sum: 1140,
      says: { earned: 1140, paying: 3 },
    });
  });
});
