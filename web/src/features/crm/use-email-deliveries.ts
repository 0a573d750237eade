import { emailDeliveryId, type Delivery } from '@vibes/core/delivery/delivery';
import { paths } from '@vibes/core/firestore/paths';
import { documentId, where } from 'firebase/firestore';
import { useLiveQuery, useUid } from '../../lib/live.ts';
import { dataOf } from '../../lib/loadable.ts';

/**
 * The e-mail deliveries of the creators on the page, live, by creator id. The
 * delivery's id follows from the creator's, so one query finds exactly these,
 * however old. At most 30 creators (a limit of `in`).
 */
export function useEmailDeliveries(creatorIds: string[]): ReadonlyMap<string, Delivery> {
  const ids = creatorIds.map(emailDeliveryId);
  const deliveries = useLiveQuery<Delivery>(paths.deliveries(useUid()), ids.join(), () => [
    where(documentId(), 'in', ids),
  ]);
  return new Map((dataOf(deliveries) ?? []).map((row) => [row.creator_id, row]));
}
