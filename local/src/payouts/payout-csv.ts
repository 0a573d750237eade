import { withoutFormulas } from '@vibes/core/text/without-formulas';
import Papa from 'papaparse';
import type { PayoutRow } from './payout-row.ts';

export const dollars = (cents: number): string => (cents / 100).toFixed(2);

/** The list as CSV (RFC 4180) with a header line; amounts in US dollars. */
export function payoutCsv(rows: PayoutRow[]): string {
  const lines = rows.map((row) => ({
    email: withoutFormulas(row.email),
    name: withoutFormulas(row.name),
    clicks: row.clicks,
    sign_ups: row.sign_ups,
    earned: dollars(row.earned),
    paid_out_before: dollars(row.paid_before),
    owed: dollars(row.owed),
    carried_over: dollars(row.carried_over),
    recorded: row.is_recorded ? 'yes' : 'no',
  }));
  const columns = [
    'email',
    'name',
    'clicks',
    'sign_ups',
    'earned',
    'paid_out_before',
    'owed',
    'carried_over',
    'recorded',
  ];
  return Papa.unparse(lines, { columns });
}
