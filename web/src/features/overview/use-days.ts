import { dayOf } from '@vibes/core/account/time-zone';
import { statisticsPlace } from '@vibes/core/firestore/places';
import { useNow } from '../../components/use-now.ts';
import { useLiveDocument, useUid } from '../../lib/live.ts';
import type { Loadable } from '../../lib/loadable.ts';
import { useTimeZone } from '../../lib/use-time-zone.ts';
import { countDays, type CountedDay } from './count-days.ts';
import { daysBack } from './days-back.ts';

/** The longest range of the dashboard, in days. */
const LONGEST_RANGE = 90;

export interface Days {
  /** The day in the account's time zone, `yyyy-mm-dd`. */
  today: string;
  /** Days with any counts, oldest first. */
  counted: CountedDay[];
}

/** The counts of the last days, live: one document for the card of today and the statistics. */
export function useDays(): Loadable<Days> {
  const uid = useUid();
  const today = dayOf(useNow(), useTimeZone({ orLastKnown: true }));
  const first = daysBack(today, LONGEST_RANGE)[0] ?? today;
  const statistics = useLiveDocument(statisticsPlace.at(uid), { orLastKnown: true });
  if (statistics.status !== 'data') return statistics;
  return { ...statistics, data: { today, counted: countDays(statistics.data, first) } };
}
