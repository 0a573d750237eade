import { savedViewPlace } from '@vibes/core/firestore/places';
import { useMemo } from 'react';
import { useLiveQuery, useUid } from '../../../lib/live.ts';
import type { Loadable } from '../../../lib/loadable.ts';
import type { ListedView } from '../view/view-address.ts';

/** The most that are listed, and that can be saved. */
export const MOST_VIEWS = 30;

/** The person's saved views, live, by their names. */
export function useSavedViews(): Loadable<readonly ListedView[]> {
  const read = useLiveQuery(savedViewPlace.within(useUid()), 'all', ({ limit }) => [
    limit(MOST_VIEWS),
  ]);
  const rows = read.status === 'data' ? read.data : null;
  const sorted = useMemo(
    () => rows?.toSorted((one, other) => one.name.localeCompare(other.name, 'en')),
    [rows],
  );
  return sorted ? { status: 'data', data: sorted } : read;
}
