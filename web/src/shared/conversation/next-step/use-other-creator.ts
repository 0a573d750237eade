import type { Creator } from '@vibes/core/creator/creator';
import { creatorPlace, deletedCreatorPlace } from '@vibes/core/firestore/places';
import { useLiveQuery, useUid } from '../../../lib/live.ts';
import { askedOther, type OtherCreator } from './unsent-reason.ts';

/**
 * The other creator whose email has the address, live; null where there is none or it cannot be
 * had, undefined while it is not known. One that was joined into another leads there. Reads nothing
 * where nothing is asked.
 */
export function useOtherCreator(creator: Creator): OtherCreator | null | undefined {
  const uid = useUid();
  const asked = askedOther(creator);
  const live = useLiveQuery(
    asked && creatorPlace.within(uid),
    `other ${JSON.stringify(asked)}`,
    ({ documentId, limit, where }) => {
      if (!asked) return [];
      if ('id' in asked) return [where(documentId(), '==', asked.id)];
      return [where('email', '==', asked.email), where('email_sent', '==', true), limit(2)];
    },
  );
  const isGone = live.status === 'data' && live.data.length === 0;
  const gone = isGone && asked && 'id' in asked ? asked.id : null;
  const joined = useLiveQuery(
    gone === null ? null : deletedCreatorPlace.within(uid),
    `joined ${gone}`,
    ({ documentId, where }) => [where(documentId(), '==', gone)],
  );
  if (!asked || live.status === 'error') return null;
  if (live.status === 'loading') return undefined;
  if (gone === null) return live.data.find(({ id }) => id !== creator.id) ?? null;
  if (joined.status === 'loading') return undefined;
  const [one] = joined.status === 'data' ? joined.data : [];
  return one?.joined_into ? { ...one, id: one.joined_into } : null;
}
