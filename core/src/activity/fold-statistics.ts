import type { Counts, Statistics } from './statistics.ts';

/** Kept by day: the longest range the dashboard shows is 90, and a person may travel west. */
const DAYS_KEPT = 91;
const WEEKS_KEPT = 104;

const DAY_MS = 24 * 60 * 60 * 1000;

// In UTC, where every day has 24 hours.
const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10);

const mondayOf = (day: string): string =>
  daysBefore(day, (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7);

export function addCounts(a: Counts, b: Counts): Counts {
  const kinds = Object.keys({ ...a, ...b }) as (keyof Counts)[];
  return Object.fromEntries(kinds.map((kind) => [kind, (a[kind] ?? 0) + (b[kind] ?? 0)]));
}

type ByDate = Record<string, Counts>;

function splitAt(dates: ByDate, first: string) {
  const past = Object.entries(dates).filter(([date]) => date < first);
  const kept = Object.entries(dates).filter(([date]) => date >= first);
  return { past, kept: Object.fromEntries(kept) };
}

const withDay = (weeks: ByDate, [day, counts]: [string, Counts]): ByDate => {
  const week = mondayOf(day);
  return { ...weeks, [week]: addCounts(weeks[week] ?? {}, counts) };
};

/**
 * Adds up whole weeks that ended more than 91 days before `today` (`yyyy-mm-dd`), and what is two
 * years older than those. No count is lost, and each account is due at most once a week. Null when
 * there is nothing to add up.
 */
export function foldStatistics(
  { days, weeks, earlier }: Statistics,
  today: string,
): Statistics | null {
  const first_day = mondayOf(daysBefore(today, DAYS_KEPT));
  const { past, kept } = splitAt(days, first_day);
  if (past.length === 0) return null;
  const older = splitAt(past.reduce(withDay, weeks), daysBefore(first_day, WEEKS_KEPT * 7));
  return {
    days: kept,
    weeks: older.kept,
    earlier: older.past.reduce((sum, [, counts]) => addCounts(sum, counts), earlier),
  };
}
