import { leftOf } from '@vibes/core/activity/add-counts';
import { dailyStatsSchema } from '@vibes/core/activity/statistics';
import { statisticsDocument } from '@vibes/core/firestore/documents';
import { dailyStatsPlace, userPlace } from '@vibes/core/firestore/places';
import type { Migration } from './migration.ts';

/** A commit may add to 500 numbers of one document; a day has six. */
const PAGE = 60;

/** A day's counts, and those that are not in the statistics; null when all of them are. */
function readDay(fields: Record<string, unknown>) {
  const day = dailyStatsSchema.safeParse(fields).data;
  if (!day) return null;
  const left = leftOf(day);
  const { moved: _, ...counts } = day;
  return Object.values(left).some((count) => count !== 0) ? { left, counts } : null;
}

/**
 * Adds each day of the version before to the statistics of its user, and notes in the day how much
 * was added. So a day that the version before counts on in, after a rollback, is added once more by
 * the difference alone.
 */
export const daysIntoStatistics: Migration = {
  id: '2026-11-23-days-into-statistics',
  place: dailyStatsPlace,
  page: PAGE,
  add(fields) {
    const day = readDay(fields);
    return day && { moved: day.counts };
  },
  beside(fields, path) {
    const { uid, day } = dailyStatsPlace.idsIn(path);
    const left = readDay(fields)?.left ?? {};
    return [{ kind: 'merge', path: statisticsDocument.path(uid), add: { days: { [day]: left } } }];
  },
};

/** Lets the dashboard stop reading the days of the version before, all of which have been moved. */
export const daysAreMoved: Migration = {
  id: '2026-11-23-days-moved',
  place: userPlace,
  add: ({ daily_stats_moved }) => (daily_stats_moved === true ? null : { daily_stats_moved: true }),
};
