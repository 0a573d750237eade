import type { DailyStats } from '@vibes/core/activity/activity';
import { dayOf } from '@vibes/core/account/time-zone';
import type { UserAccount } from '@vibes/core/account/user-account';
import { paths } from '@vibes/core/firestore/paths';
import { documentId, where } from 'firebase/firestore';
import { useNow } from '../../components/use-now.ts';
import { useLiveDocument, useLiveQuery, useUid } from '../../lib/live.ts';
import { dataOf, type Loadable } from '../../lib/loadable.ts';
import { daysBack } from './days-back.ts';

/** The longest stretch the dashboard looks back, in days. */
export const LONGEST_RANGE = 90;

export interface Days {
  /** The account's own day, `yyyy-mm-dd`. */
  today: string;
  /** Days on which something happened, oldest first. */
  counted: (DailyStats & { id: string })[];
}

const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The account's time zone; the device's while the account is not read. */
export function useTimeZone(): string {
  const account = dataOf(useLiveDocument<UserAccount>(paths.user(useUid())));
  return account?.time_zone ?? deviceZone();
}

/** The counts of the last days, live: one listener for the card of today and the statistics. */
export function useDays(): Loadable<Days> {
  const today = dayOf(useNow(), useTimeZone());
  const first = daysBack(today, LONGEST_RANGE)[0] ?? today;
  const days = useLiveQuery<DailyStats>(paths.days(useUid()), `since ${first}`, () => [
    where(documentId(), '>=', first),
  ]);
  return days.status === 'data' ? { status: 'data', data: { today, counted: days.data } } : days;
}
