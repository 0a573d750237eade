import type { DailyStats } from '@vibes/core/activity/activity';
import { dayOf } from '@vibes/core/account/time-zone';
import { dailyStatsPlace } from '@vibes/core/firestore/places';
import { useNow } from '../../components/use-now.ts';
import { useLiveQuery, useUid } from '../../lib/live.ts';
import type { Loadable } from '../../lib/loadable.ts';
import { useTimeZone } from '../../lib/use-time-zone.ts';
import { daysBack } from './days-back.ts';

/** The longest range of the dashboard, in days. */
const LONGEST_RANGE = 90;

export interface Days {
  /** The day in the account's time zone, `yyyy-mm-dd`. */
  today: string;
  /** Days with any counts, oldest first. */
  counted: (DailyStats & { id: string })[];
}

/** The counts of the last days, live: one listener for the card of today and the statistics. */
export function useDays(): Loadable<Days> {
  const today = dayOf(useNow(), useTimeZone());
  const first = daysBack(today, LONGEST_RANGE)[0] ?? today;
  const days = useLiveQuery(
    dailyStatsPlace.within(useUid()),
    `since ${first}`,
    ({ documentId, where }) => [where(documentId(), '>=', first)],
  );
  return days.status === 'data' ? { ...days, data: { today, counted: days.data } } : days;
}
