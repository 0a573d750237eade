import type { Creator } from '@vibes/core/creator/creator';
import { creatorPlace } from '@vibes/core/firestore/places';
import { useLiveQuery, useUid } from '../../../lib/live.ts';
import { askedOther, type OtherCreator } from './unsent-reason.ts';

/**
 * The other creator whose email has the address, live; null where there is none or it cannot be
 * had, undefined while it is not known. Reads nothing where nothing is asked.
 */
export function useOtherCreator(creator: Creator): OtherCreator | null | undefined {
  const asked = askedOther(creator);
  const of = creatorPlace.within(useUid());
  const live = useLiveQuery(
    asked && of,
    `other ${JSON.stringify(asked)}`,
    ({ documentId, limit, where }) => {
      if (!asked) return [];
      if ('id' in asked) return [where(documentId(), '==', asked.id)];
      return [where('email', '==', asked.email), where('email_sent', '==', true), limit(2)];
    },
  );
  if (!asked || live.status === 'error') return null;
  if (live.status === 'loading') return undefined;
  return live.data.find(({ id }) => id !== creator.id) ?? null;
}
