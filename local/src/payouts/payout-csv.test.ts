import { expect, it } from 'vitest';
import { payoutCsv } from './payout-csv.ts';
import type { PayoutRow } from './payout-row.ts';

const HEADER = 'email,name,clicks,sign_ups,earned,paid_out_before,owed,carried_over,recorded';
const row = (change: Partial<PayoutRow> = {}): PayoutRow => ({
  email: 'max@brand.example',
  name: 'Max',
  clicks: 12,
  sign_ups: 3,
  earned: 1140,
  paid_before: 380,
  owed: 760,
  carried_over: 0,
  is_recorded: false,
  ...change,
});
const lineOf = (change: Partial<PayoutRow>) => payoutCsv([row(change)]).split('\r\n')[1];

it('is a line per referrer below its header, in dollars', () => {
  expect(payoutCsv([row(), row({ name: 'Eve', is_recorded: true })])).toBe(
    [
      HEADER,
      'max@brand.example,Max,12,3,11.40,3.80,7.60,0.00,no',
      'max@brand.example,Eve,12,3,11.40,3.80,7.60,0.00,yes',
    ].join('\r\n'),
  );
});

it('is its header alone when nobody earned anything', () => {
  expect(payoutCsv([]).trim()).toBe(HEADER);
});

it('leaves an amount below zero as it is', () => {
  expect(lineOf({ owed: 0, carried_over: -5 })).toBe(
    'max@brand.example,Max,12,3,11.40,3.80,0.00,-0.05,no',
  );
});

it.each([
  ['=1+1', "'=1+1"],
  ['-2.50=x', "'-2.50=x"],
  ['＠1', "'＠1"],
  ['\t=1', "\t'=1"],
  ['x;@SUM(A1)', "x;'@SUM(A1)"],
])('keeps the name %j from being a formula', (name, cell) => {
  expect(lineOf({ name })).toContain(`,${cell},12,`);
});

it('quotes a name that holds a comma or a quote', () => {
  expect(lineOf({ name: 'Max "M", of Brand' })).toContain(',"Max ""M"", of Brand",');
});
