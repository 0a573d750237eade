import { expect, it } from 'vitest';
import { statementMonths } from './statement-months.ts';

const line = (at: string, delta: number) => ({
  ...{ id: at, at: new Date(at), what: 'Captured', creator: null, delta },
  ...{ balance_after: 0, ref: 'c' },
});
const LINES = [
  line('2026-11-30T23:30:00Z', -1),
  line('2026-11-30T22:30:00Z', -1),
  line('2026-11-01T00:00:00Z', 250),
  line('2026-10-02T00:00:00Z', 10),
];
const months = (time_zone: string, hasMore = false) =>
  statementMonths(LINES, { time_zone, hasMore }).map(({ month, lines, sum }) => [
    month,
    lines.length,
    sum,
  ]);

it('has the lines of each month together, by the time zone', () => {
  expect(months('UTC')).toEqual([
    ['November 2026', 3, 248],
    ['October 2026', 1, 10],
  ]);
  expect(months('Europe/Berlin')).toEqual([
    ['December 2026', 1, -1],
    ['November 2026', 2, 249],
    ['October 2026', 1, 10],
  ]);
});

it('leaves the sum of a month open that may have older lines', () => {
  expect(months('UTC', true)).toEqual([
    ['November 2026', 3, 248],
    ['October 2026', 1, null],
  ]);
});
