import type { ReferralEntry } from './referral.ts';

/** A calendar month in UTC. */
export interface PayoutMonth {
  /** `2026-10` */
  id: string;
  /** The first moment that is no longer in it. */
  end: Date;
}

/** Reads `2026-10`; null when it names no month. */
export function readPayoutMonth(text: string): PayoutMonth | null {
  const [, year, month] = /^(20\d\d)-(0[1-9]|1[0-2])$/.exec(text) ?? [];
  if (year === undefined || month === undefined) return null;
  return { id: text, end: new Date(Date.UTC(Number(year), Number(month), 1)) };
}

/** Id of the line that pays a month out, so that it is written once. */
export const payoutEntryId = (month: PayoutMonth): string => `payout_${month.id}`;

/** US cents, none negative but `earned` and `carried_over`. */
export interface Payout {
  /** Up to the end of the month, with what was taken back. */
  earned: number;
  /** Paid out for other months; once this month's payout is recorded, for earlier ones alone. */
  paid_before: number;
  /** To pay for this month, or what was paid for it. */
  owed: number;
  /** Zero or negative: taken back after the payout, and subtracted from later earnings. */
  carried_over: number;
  is_recorded: boolean;
}

const sum = (entries: ReferralEntry[]) => entries.reduce((total, { cents }) => total + cents, 0);

/**
 * What a referrer is owed at the end of a month, by the lines of their ledger. A line counts in the
 * month it was booked in, so a month that is over never changes. A recorded payout is returned as
 * it was. Null when nothing was booked until then.
 */
export function settlePayout(entries: ReferralEntry[], month: PayoutMonth): Payout | null {
  const earnings = entries.filter(({ kind, at }) => kind !== 'payout' && at < month.end);
  if (earnings.length === 0) return null;
  const payouts = entries.filter(({ kind }) => kind === 'payout');
  const recorded = payouts.find(({ ref }) => ref === month.id);
  const others = payouts.filter(({ ref }) => (recorded ? ref < month.id : ref !== month.id));
  const earned = sum(earnings);
  const paid_before = -sum(others) || 0;
  const rest = earned - paid_before;
  return {
    earned,
    paid_before,
    owed: recorded ? -recorded.cents : Math.max(0, rest),
    carried_over: Math.min(0, rest),
    is_recorded: recorded !== undefined,
  };
}
