import type { DailyStats } from '@vibes/core/activity/activity';
import { dayOf } from '@vibes/core/account/time-zone';
import type { UserAccount } from '@vibes/core/account/user-account';
import { paths } from '@vibes/core/firestore/paths';
import { documentId, where } from 'firebase/firestore';
import { useNow } from '../../components/use-now.ts';
import { useLiveDocument, useLiveQuery, useUid } from '../../lib/live.ts';
import { dataOf, type Loadable } from '../../lib/loadable.ts';
import { sentToday, type SentToday } from './sent-today.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Days looked back to tell a quiet day from an account that has never sent. */
const LOOK_BACK = 7;

/** Today's messages, live, in the account's own day; null until the first. */
export function useSentToday(): Loadable<SentToday | null> {
  const uid = useUid();
  const now = useNow();
  const account = dataOf(useLiveDocument<UserAccount>(paths.user(uid)));
  const time_zone = account?.time_zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const today = dayOf(now, time_zone);
  const first = dayOf(new Date(now.getTime() - LOOK_BACK * DAY_MS), time_zone);
  const days = useLiveQuery<DailyStats>(paths.days(uid), `since ${first}`, () => [
    where(documentId(), '>=', first),
  ]);
  return days.status === 'data' ? { status: 'data', data: sentToday(days.data, today) } : days;
}
