import type { ReferralEntry } from '@vibes/core/referral/referral';
import { expect, it } from 'vitest';
import { dollarChange, dollars } from './dollars.ts';
import { ledgerRows } from './ledger-lines.ts';

const entry = (day: number, kind: ReferralEntry['kind'], cents: number): ReferralEntry => ({
  at: new Date(Date.UTC(2026, 0, day)),
  kind,
  cents,
  ref: 'in_1',
});

const LEDGER = [
  entry(4, 'restored', 380),
  entry(3, 'reversed', -380),
  entry(2, 'payout', -980),
  entry(1, 'earned', 980),
];

it('as a table: exact times, words, dollars as numbers', () => {
  expect(ledgerRows(LEDGER)).toEqual([
    ['2026-01-04T00:00:00.000Z', 'Paid again', 3.8, 0],
    ['2026-01-03T00:00:00.000Z', 'Taken back after a refund', -3.8, -3.8],
    ['2026-01-02T00:00:00.000Z', 'Paid out', -9.8, 0],
    ['2026-01-01T00:00:00.000Z', 'Earned from a payment', 9.8, 9.8],
  ]);
});

it.each([
  [0, '$0.00', '$0.00'],
  [5, '$0.05', '+$0.05'],
  [123456, '$1,234.56', '+$1,234.56'],
  [-380, '−$3.80', '−$3.80'],
])('%i cents are %s, as a change %s', (cents, amount, change) => {
  expect(dollars(cents)).toBe(amount);
  expect(dollarChange(cents)).toBe(change);
});
