import { addCounts, leftOf } from '@vibes/core/activity/add-counts';
import type { Counts, DailyStats, Statistics } from '@vibes/core/activity/statistics';

export type CountedDay = Counts & { id: string };

/**
 * The days from `first` (`yyyy-mm-dd`) on that have any counts, oldest first. `before` are days that
 * the version before counted and no migration has moved yet.
 */
export function countDays(
  { days }: Pick<Statistics, 'days'>,
  { first, before }: { first: string; before: readonly (DailyStats & { id: string })[] },
): CountedDay[] {
  const ids = new Set([...Object.keys(days), ...before.map(({ id }) => id)]);
  const left = new Map(before.map(({ id, ...day }) => [id, leftOf(day)]));
  return [...ids]
    .filter((id) => id >= first)
    .sort()
    .map((id) => ({ ...addCounts(days[id] ?? {}, left.get(id) ?? {}), id }));
}
