import { deliveryPlace } from '@vibes/core/firestore/places';
import { useLiveQuery, useUid } from '../../../lib/live.ts';
import { dataOf } from '../../../lib/loadable.ts';

/** As many emails as one review has at most. */
const REVIEWED_AT_ONCE = 100;

/** The emails on hold that only the person sends, oldest first, live; whether there are more of them. */
export function useHeldEmails(): { ids: string[]; hasMore: boolean } {
  const held = useLiveQuery(deliveryPlace.within(useUid()), 'held emails', (database) => [
    database.where('kind', '==', 'email'),
    database.where('state', '==', 'held'),
    database.orderBy('updated_at'),
    database.limit(REVIEWED_AT_ONCE + 1),
  ]);
  const found = dataOf(held) ?? [];
  const ids = found
    .slice(0, REVIEWED_AT_ONCE)
    .filter(({ due_at }) => due_at === undefined)
    .toSorted((one, other) => one.created_at.getTime() - other.created_at.getTime())
    .map(({ id }) => id);
  return { ids, hasMore: found.length > REVIEWED_AT_ONCE };
}
