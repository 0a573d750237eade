import { describe, expect, it } from 'vitest';
import {
  referralEntryDocument,
  referralSummaryDocument,
  userDocument,
} from '@vibes/core/firestore/documents';
import { referralEntrySchema, referralSummarySchema } from '@vibes/core/referral/referral';
import { readPayoutMonth } from '@vibes/core/referral/settle-payout';
import { memoryDocuments } from '../../../functions/test/models/memory-documents.ts';
import type { Documents } from '../../../functions/src/ports/documents.ts';
import { countingRandomness } from '../../../functions/test/models/counting-randomness.ts';
import { runPayouts } from './run-payouts.ts';

const now = new Date('2026-12-02T09:00:00Z');
const booked = new Date('2026-10-10T12:00:00Z');

/** A database in which each user has earned an amount in October, in that many lines. */
async function books(earned: Record<string, { cents: number; lines?: number }>) {
  const documents = memoryDocuments();
  const earn = (uid: string, id: string, cents: number) =>
    documents.commit([
      {
        kind: 'create',
        path: referralEntryDocument.path(uid, id),
        data: { at: booked, kind: cents < 0 ? 'reversed' : 'earned', cents, ref: id },
      },
      { kind: 'merge', path: referralSummaryDocument.path(uid), add: { earned: cents } },
    ]);
  for (const [uid, { cents, lines = 1 }] of Object.entries(earned)) {
    const user = {
      name: `Name of ${uid}`,
      email: `${uid}@brand.example`,
      photo_url: null,
      referral_code: 'abcd2345',
      referral_url: 'https://app.test/?ref=abcd2345',
      referred_by: null,
      time_zone: 'Europe/Berlin',
      created_at: booked,
      first_capture_at: null,
      blocked_at: null,
      handed_over_at: null,
      user_data_changed_at: null,
    };
    await documents.commit([{ kind: 'create', path: userDocument.path(uid), data: user }]);
    for (let line = 1; line <= lines; line += 1) await earn(uid, `in_${uid}_${line}`, cents);
  }
  const run = (
    text: string,
    { record = false, on = documents }: { record?: boolean; on?: Documents } = {},
  ) => {
    const month = readPayoutMonth(text);
    if (!month) throw new Error(`${text} is no month.`);
    const rest = {
      clock: () => now,
      pause: () => Promise.resolve(),
      randomness: countingRandomness(),
    };
    return runPayouts({ documents: on, ...rest }, { month, record });
  };
  const summary = (uid: string) =>
    referralSummarySchema.parse(documents.dump()[referralSummaryDocument.path(uid)]);
  const payouts = (uid: string) =>
    Object.entries(documents.dump())
      .filter(([path]) => path.startsWith(`${referralEntryDocument.collection(uid)}/payout_`))
      .map(([, data]) => referralEntrySchema.parse(data).cents);
  return { documents, earn, run, summary, payouts };
}

describe('the list of payouts', () => {
  it('lists everybody who earned anything, by address, and changes nothing', async () => {
    const { documents, run } = await books({ max: { cents: 380 }, eve: { cents: 500 } });
    const user = documents.dump()[userDocument.path('max')] ?? {};
    await documents.commit([
      { kind: 'create', path: userDocument.path('quiet'), data: user },
      { kind: 'merge', path: referralSummaryDocument.path('quiet'), add: { clicks: 4 } },
    ]);
    const before = documents.dump();
    const rows = await run('2026-10');
    expect(rows.map(({ email, owed }) => [email, owed])).toEqual([
      ['eve@brand.example', 500],
      ['max@brand.example', 380],
    ]);
    expect(documents.dump()).toEqual(before);
    expect(await run('2026-09')).toEqual([]);
  });

  it('is not stopped by a broken account of somebody who earned nothing', async () => {
    const { documents, run } = await books({ max: { cents: 380 } });
    await documents.commit([
      { kind: 'create', path: userDocument.path('broken'), data: { name: 'x' } },
      { kind: 'merge', path: referralSummaryDocument.path('broken'), add: { clicks: 1 } },
    ]);
    expect((await run('2026-10')).map(({ owed }) => owed)).toEqual([380]);
  });

  it('misses nobody and no line, however many there are', async () => {
    const many = Array.from({ length: 120 }, (_, n) => [`u${n}`, { cents: 1 }] as const);
    const { run } = await books({ ...Object.fromEntries(many), max: { cents: 2, lines: 1001 } });
    const rows = await run('2026-10');
    expect(rows).toHaveLength(121);
    expect(rows.find(({ name }) => name === 'Name of max')?.owed).toBe(2002);
  });
});

describe('a payout that is recorded', () => {
  it('is one line of the ledger and moves the summary, once', async () => {
    const { run, summary, payouts } = await books({ max: { cents: 380 } });
    const [row] = await run('2026-10', { record: true });
    expect(row).toMatchObject({ owed: 380, is_recorded: true });
    expect(payouts('max')).toEqual([-380]);
    expect(summary('max')).toMatchObject({ earned: 380, paid_out: 380 });
    const [again] = await run('2026-10', { record: true });
    expect(again).toEqual(row);
    expect(payouts('max')).toEqual([-380]);
    expect(summary('max')).toMatchObject({ paid_out: 380 });
  });

  it('is written once by several at the same time, for one month or for two', async () => {
    const { run, summary, payouts } = await books({ max: { cents: 380 } });
    const months = ['2026-10', '2026-10', '2026-11', '2026-11'];
    await Promise.all(months.map((month) => run(month, { record: true })));
    expect(payouts('max')).toEqual([-380]);
    expect(summary('max')).toMatchObject({ paid_out: 380 });
  });

  it('leaves what is zero or below it to later months', async () => {
    const { run, summary, payouts, earn } = await books({ max: { cents: 380 } });
    await run('2026-10', { record: true });
    await earn('max', 'back', -380);
    const [none] = await run('2026-11', { record: true });
    expect(none).toMatchObject({ owed: 0, carried_over: -380, is_recorded: false });
    await earn('max', 'more', 500);
    const [later] = await run('2026-11', { record: true });
    expect(later).toMatchObject({ owed: 120, paid_before: 380, is_recorded: true });
    expect(payouts('max')).toEqual([-380, -120]);
    expect(summary('max')).toMatchObject({ earned: 500, paid_out: 500 });
  });

  it('counts what is booked while it is written', async () => {
    const { run, documents, earn, summary } = await books({ max: { cents: 380 } });
    let isBooked = false;
    const on: Documents = {
      ...documents,
      async commit(writes) {
        if (!isBooked) {
          isBooked = true;
          await earn('max', 'late', -300);
        }
        return documents.commit(writes);
      },
    };
    const [row] = await run('2026-10', { record: true, on });
    expect(row?.owed).toBe(80);
    expect(summary('max')).toMatchObject({ earned: 80, paid_out: 80 });
  });
});
