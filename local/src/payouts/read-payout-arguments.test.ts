import { expect, it } from 'vitest';
import { readPayoutArguments } from './read-payout-arguments.ts';

const month = { id: '2026-10', end: new Date('2026-11-01T00:00:00Z') };

it('reads a month, of the world on this machine', () => {
  expect(readPayoutArguments(['2026-10'])).toEqual({ month, record: false, project: null });
});

it('reads the order to record, and another project', () => {
  const args = ['--record', '2026-10', '--project', 'brand-live'];
  expect(readPayoutArguments(args)).toEqual({ month, record: true, project: 'brand-live' });
});

it.each([
  [[]],
  [['October']],
  [['2026-13']],
  [['2026-10', '2026-11']],
  [['2026-10', '--pay']],
  [['2026-10', '--project']],
  [['2026-10', '--project', '']],
])('says how to use it after %j', (args) => {
  expect(() => readPayoutArguments(args)).toThrow(/Use: npm run -s payouts/);
});
