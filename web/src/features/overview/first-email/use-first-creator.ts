import type { Creator } from '@vibes/core/creator/creator';
import { creatorPlace } from '@vibes/core/firestore/places';
import { useState } from 'react';
import { useLiveDocument, useLiveQuery, useUid } from '../../../lib/live.ts';
import { dataOf, type Loadable } from '../../../lib/loadable.ts';
import { useCaptures } from '../../../shared/capture-queue/use-captures.ts';
import { pickCreator } from './pick-creator.ts';

/** Creators to choose from. */
const NEWEST = 10;

export interface FirstCreators {
  /** The creator that the email is for; null while nobody was captured. */
  creator: Loadable<Creator | null>;
  /** Somebody captured since, whom the person may write to instead. */
  other: Creator | null;
  choose: (id: string) => void;
}

/**
 * The creator of the first email, live. Once shown they stay: what was captured since is offered, and
 * never takes the place of an email that somebody is about to send.
 */
export function useFirstCreator(): FirstCreators {
  const uid = useUid();
  const [chosen, setChosen] = useState<string | null>(null);
  const newest = useLiveQuery(
    creatorPlace.within(uid),
    `newest ${NEWEST}`,
    ({ limit, orderBy }) => [orderBy('created_at', 'desc'), limit(NEWEST)],
  );
  const { entries } = useCaptures();
  const [last] = entries
    .filter(({ answer }) => answer?.creator.id)
    .sort((one, other) => (other.settled_at ?? 0) - (one.settled_at ?? 0));
  const captured = last?.answer?.creator.id ?? null;
  const picked = pickCreator(dataOf(newest) ?? [], captured);
  if (chosen === null && picked) setChosen(picked.id);
  const own = useLiveDocument(creatorPlace.at(uid, chosen ?? 'none'));
  const creator: Loadable<Creator | null> =
    chosen === null
      ? newest.status === 'data'
        ? { status: 'data', data: null }
        : newest
      : own.status === 'data'
        ? { status: 'data', data: own.data && { ...own.data, id: chosen } }
        : own;
  const isOther = picked !== null && picked.id === captured && captured !== chosen;
  return { creator, other: isOther ? picked : null, choose: setChosen };
}
