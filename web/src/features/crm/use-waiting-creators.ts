import { creatorPlace } from '@vibes/core/firestore/places';
import { useLiveQuery, useUid } from '../../lib/live.ts';
import type { Loadable } from '../../lib/loadable.ts';
import type { Creator } from '@vibes/core/creator/creator';

/** The most that are listed. */
const MOST = 100;

const answeredAt = ({ last_in_at }: Creator): number => last_in_at?.getTime() ?? 0;

/** The creators who wait for an answer, whoever answered last first; for ever loading while not `isAsked`. */
export function useWaitingCreators(isAsked: boolean): Loadable<Creator[]> {
  const of = creatorPlace.within(useUid());
  const live = useLiveQuery(isAsked ? of : null, 'all awaiting us', ({ limit, where }) => [
    where('awaiting', '==', 'us'),
    limit(MOST),
  ]);
  if (live.status !== 'data') return live;
  const rows = live.data.toSorted((one, other) => answeredAt(other) - answeredAt(one));
  return { status: 'data', data: rows };
}
