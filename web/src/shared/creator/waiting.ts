import type { Creator } from '@vibes/core/creator/creator';
import { OPEN_STATUSES } from '@vibes/core/creator/whose-turn';
import { creatorPlace } from '@vibes/core/firestore/places';
import type { Database } from '../../lib/late-database.ts';
import { useLiveQuery, useUid } from '../../lib/live.ts';
import { dataOf, type Loadable } from '../../lib/loadable.ts';

/** Those who wait for an answer, the last reply first. */
export const WAITING = {
  filter: ({ where }: Pick<Database, 'where'>) => [
    where('awaiting', '==', 'us'),
    where('status', 'in', OPEN_STATUSES),
  ],
  order: { by: 'last_in_at', direction: 'desc' },
} as const;

/** How many of them are read at first: a page of the day. The number beside CRM counts the same ones. */
export const FIRST_WAITING = 12;

/** Live; all who ask for as many share one listener, and each document is read once. */
export function useWaiting(most: number): Loadable<Creator[]> {
  return useLiveQuery(creatorPlace.within(useUid()), `awaiting us ${most}`, (database) => [
    ...WAITING.filter(database),
    database.orderBy(WAITING.order.by, WAITING.order.direction),
    database.limit(most),
  ]);
}

/** More are shown as "9+". */
const MOST_COUNTED = 9;

/** The number beside CRM: creators who wait for an answer; null for none. */
export interface WaitingCount {
  /** `3`, or `9+`. */
  word: string;
  /** For a screen reader. */
  label: string;
}

export function waitingCount(waiting: number): WaitingCount | null {
  if (waiting === 0) return null;
  const word = waiting > MOST_COUNTED ? `${MOST_COUNTED}+` : String(waiting);
  const who = waiting === 1 ? 'creator waits' : 'creators wait';
  return { word, label: `${word} ${who} for your answer` };
}

/** Live; null while it is not known. */
export const useWaitingCount = (): WaitingCount | null =>
  waitingCount(dataOf(useWaiting(FIRST_WAITING))?.length ?? 0);
