import type { Creator } from '@vibes/core/creator/creator';
import { creatorPlace } from '@vibes/core/firestore/places';
import { useLiveQuery, useUid } from '../../lib/live.ts';
import type { Loadable } from '../../lib/loadable.ts';

/** How many of the newest creators are live from the start. */
export const NEWEST = 25;

/** The newest creators, live. */
export const useNewestCreators = (): Loadable<Creator[]> =>
  useLiveQuery(creatorPlace.within(useUid()), 'newest', ({ limit, orderBy }) => [
    orderBy('created_at', 'desc'),
    limit(NEWEST),
  ]);
