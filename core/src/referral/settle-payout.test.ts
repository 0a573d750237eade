import { describe, expect, it } from 'vitest';
import type { ReferralEntry } from './referral.ts';
import { payoutEntryId, readPayoutMonth, settlePayout, type PayoutMonth } from './settle-payout.ts';

function month(text: string): PayoutMonth {
  const read = readPayoutMonth(text);
  if (!read) throw new Error(`${text} is no month.`);
  return read;
}
const october = month('2026-10');
const earned = (cents: number, at = '2026-10-10T00:00:00Z'): ReferralEntry => ({
  at: new Date(at),
  kind: cents < 0 ? 'reversed' : 'earned',
  cents,
  ref: 'in_1',
});
const paidOut = (cents: number, ref: string): ReferralEntry => ({
  at: new Date('2026-12-01T00:00:00Z'),
  kind: 'payout',
  cents: -cents,
  ref,
});

describe('a month', () => {
  it('ends in UTC, also the last of a year', () => {
    expect(october).toEqual({ id: '2026-10', end: new Date('2026-11-01T00:00:00Z') });
    expect(month('2026-12').end).toEqual(new Date('2027-01-01T00:00:00Z'));
    expect(payoutEntryId(october)).toBe('payout_2026-10');
  });

  it.each(['2026-13', '2026-00', '2026-1', '26-10', '2026-10-01', ' 2026-10', 'October', ''])(
    'is not “%s”',
    (text) => {
      expect(readPayoutMonth(text)).toBeNull();
    },
  );
});

describe('what a referrer is owed', () => {
  it('is what was earned, less what was taken back', () => {
    expect(settlePayout([earned(380), earned(380), earned(-200)], october)).toEqual({
      earned: 560,
      paid_before: 0,
      owed: 560,
      carried_over: 0,
      is_recorded: false,
    });
  });

  it('counts what was booked until the last moment of the month', () => {
    const entries = [earned(100, '2026-10-31T23:59:59.999Z'), earned(7, '2026-11-01T00:00:00Z')];
    expect(settlePayout(entries, october)).toMatchObject({ earned: 100, owed: 100 });
    expect(settlePayout(entries, month('2026-09'))).toBeNull();
  });

  it('is less what was paid out for any other month', () => {
    const entries = [earned(500), paidOut(200, '2026-09'), paidOut(100, '2026-11')];
    expect(settlePayout(entries, october)).toMatchObject({ paid_before: 300, owed: 200 });
  });

  it('is nothing while more was paid out than earned, and the rest is carried over', () => {
    const entries = [earned(380), paidOut(380, '2026-09'), earned(-380)];
    expect(settlePayout(entries, october)).toMatchObject({ owed: 0, carried_over: -380 });
    expect(settlePayout([...entries, earned(500)], october)).toMatchObject({
      owed: 120,
      carried_over: 0,
    });
  });

  it('stays as it was recorded, whatever came later', () => {
    const entries = [earned(500), paidOut(200, '2026-09'), paidOut(300, '2026-10')];
    const reported = {
      earned: 500,
      paid_before: 200,
      owed: 300,
      carried_over: 0,
      is_recorded: true,
    };
    expect(settlePayout(entries, october)).toEqual(reported);
    const later = [earned(-500, '2026-11-05T00:00:00Z'), paidOut(10, '2026-12')];
    expect(settlePayout([...entries, ...later], october)).toEqual(reported);
  });

  it('has no row for somebody who never earned', () => {
    expect(settlePayout([], october)).toBeNull();
  });
});
