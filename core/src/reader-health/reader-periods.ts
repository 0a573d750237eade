import { KEPT_DAYS, type ReaderCount } from './reader-count.ts';
import type { Proportion } from './score-interval.ts';

const DAY = 24 * 3_600_000;

/** Fewer pages show nothing, neither of a day nor of what is usual. */
export const ENOUGH_PAGES = 20;
/** Days that are taken together at most, until they have enough pages. */
const LONGEST_PERIOD = 7;

/** Pages by how they were read. */
export interface Tally {
  expected: number;
  fallback: number;
  blind: number;
}

export const NONE: Tally = { expected: 0, fallback: 0, blind: 0 };

/** All of them together. */
export const sum = (tallies: readonly Tally[]): Tally =>
  tallies.reduce(
    (all, one) => ({
      expected: all.expected + one.expected,
      fallback: all.fallback + one.fallback,
      blind: all.blind + one.blind,
    }),
    NONE,
  );

/** The pages that were not read as expected. */
export const missed = ({ expected, fallback, blind }: Tally): Proportion => ({
  hits: fallback + blind,
  of: expected + fallback + blind,
});

/** Days that are judged together. */
interface Period {
  tally: Tally;
  days: number;
  /** When its first day begins. */
  start: number;
}

/**
 * The last 30 days up to `end`, latest first; days with few pages are taken together, up to a week.
 * Later and earlier counts are ignored.
 */
export function periodsBefore(end: number, counts: readonly ReaderCount[]): Period[] {
  const days = Array.from({ length: KEPT_DAYS }, (): ReaderCount[] => []);
  for (const one of counts) days[Math.ceil((end - one.hour.getTime()) / DAY) - 1]?.push(one);
  const periods: Period[] = [];
  for (const [back, ofDay] of days.entries()) {
    const last = periods.at(-1);
    const isOpen = last && last.days < LONGEST_PERIOD && missed(last.tally).of < ENOUGH_PAGES;
    const before = isOpen ? periods.pop() : undefined;
    periods.push({
      tally: sum([...(before ? [before.tally] : []), ...ofDay]),
      days: (before?.days ?? 0) + 1,
      start: end - (back + 1) * DAY,
    });
  }
  return periods;
}
