import type { Creator } from '@vibes/core/creator/creator';
import { creatorPlace } from '@vibes/core/firestore/places';
import { useLiveQuery, useUid } from '../../../lib/live.ts';
import type { Loadable } from '../../../lib/loadable.ts';
import { useCaptures } from '../../../shared/capture-queue/use-captures.ts';
import { pickCreator } from './pick-creator.ts';

/** Creators to choose from. */
const NEWEST = 10;

/** That creator, live; null while nobody was captured. */
export function useFirstCreator(sent: string | null): Loadable<Creator | null> {
  const creators = useLiveQuery(
    creatorPlace.within(useUid()),
    `newest ${NEWEST}`,
    ({ limit, orderBy }) => [orderBy('created_at', 'desc'), limit(NEWEST)],
  );
  const { entries } = useCaptures();
  const [last] = entries
    .filter(({ answer }) => answer?.creator.id)
    .sort((one, other) => (other.settled_at ?? 0) - (one.settled_at ?? 0));
  if (creators.status !== 'data') return creators;
  const captured = last?.answer?.creator.id ?? null;
  return { status: 'data', data: pickCreator(creators.data, { sent, captured }) };
}
