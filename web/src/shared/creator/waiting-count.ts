import { creatorPlace } from '@vibes/core/firestore/places';
import { OPEN_STATUSES } from '@vibes/core/creator/whose-turn';
import { useLiveQuery, useUid } from '../../lib/live.ts';
import { dataOf } from '../../lib/loadable.ts';

/** Creators that are counted, each of which is a document read; more are shown as "9+". */
const MOST_COUNTED = 10;

/** The number beside CRM: creators who wait for an answer; null for none. */
export interface WaitingCount {
  /** `3`, or `9+`. */
  word: string;
  /** For a screen reader. */
  label: string;
}

export function waitingCount(waiting: number): WaitingCount | null {
  if (waiting === 0) return null;
  const word = waiting >= MOST_COUNTED ? `${MOST_COUNTED - 1}+` : String(waiting);
  const who = waiting === 1 ? 'creator waits' : 'creators wait';
  return { word, label: `${word} ${who} for your answer` };
}

/** Live; null while it is not known. */
export function useWaitingCount(): WaitingCount | null {
  const waiting = useLiveQuery(creatorPlace.within(useUid()), 'awaiting us', ({ limit, where }) => [
    where('awaiting', '==', 'us'),
    where('status', 'in', OPEN_STATUSES),
    limit(MOST_COUNTED),
  ]);
  return waitingCount(dataOf(waiting)?.length ?? 0);
}
