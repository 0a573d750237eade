import type { Counts, Statistics } from '@vibes/core/activity/statistics';

export type CountedDay = Counts & { id: string };

/** The days from `first` (`yyyy-mm-dd`) on that have any counts, oldest first. */
export const countDays = ({ days }: Pick<Statistics, 'days'>, first: string): CountedDay[] =>
  Object.entries(days)
    .filter(([id]) => id >= first)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, counts]) => ({ ...counts, id }));
