import { describe, expect, it } from 'vitest';
import { monthsAfter, nextPeriodEnd } from './month-period.ts';

const seconds = (text: string) => Date.parse(text) / 1000;
const text = (at: number) => new Date(at * 1000).toISOString().slice(0, 16);

/** The ends of `count` periods in a row. */
function ends(anchor: string, count: number): string[] {
  const from = seconds(anchor);
  const all: number[] = [];
  for (let end = from; all.length < count; all.push(end)) end = nextPeriodEnd(from, end);
  return all.map(text);
}

describe('month periods', () => {
  it('keep the day and the time of day of the anchor', () => {
    expect(ends('2026-03-15T10:30:00Z', 3)).toEqual([
      '2026-04-15T10:30',
      '2026-05-15T10:30',
      '2026-06-15T10:30',
    ]);
  });

  it('end a short month early and come back to the day', () => {
    expect(ends('2027-01-31T23:59:00Z', 4)).toEqual([
      '2027-02-28T23:59',
      '2027-03-31T23:59',
      '2027-04-30T23:59',
      '2027-05-31T23:59',
    ]);
  });

  it('handle leap years and the end of a year', () => {
    expect(ends('2027-12-30T00:00:00Z', 3)).toEqual([
      '2028-01-30T00:00',
      '2028-02-29T00:00',
      '2028-03-30T00:00',
    ]);
  });

  it('are not moved by daylight saving', () => {
    expect(text(monthsAfter(seconds('2026-03-01T01:30:00Z'), 1))).toBe('2026-04-01T01:30');
  });
});
