import { expect, it } from 'vitest';
import { entryWords } from './entry-words.ts';

it.each([
  ['capture_c1', 'capture', 9, 'c1', 'Captured'],
  ['trial', 'grant', 10, 'trial', 'Trial'],
  ['invoice_in_1', 'grant', 250, 'in_1', 'Plan’s first month'],
  ['demo_grant', 'grant', 250, 'demo', 'Credits added'],
  ['invoice_in_2', 'reset', 250, 'in_2', 'Renewal'],
  ['withheld_in_2_1', 'reset', 0, 'in_2', 'Plan ended'],
  ['withheld_in_2_1', 'refund', 0, 'in_2', 'Payment refunded or disputed'],
  ['invoice_in_1_2', 'refund', 40, 'in_2', 'Payment refunded or disputed'],
  ['invoice_in_2_2', 'refund', 40, 'in_2', 'Payment restored'],
  ['invoice_in_22_2', 'refund', 40, 'in_2', 'Payment refunded or disputed'],
] as const)('%s, a %s that leaves %i, because of %s: %s', (id, kind, balance_after, ref, words) => {
  expect(entryWords({ id, kind, balance_after, ref })).toBe(words);
});
