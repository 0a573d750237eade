import type { DeliveryPayload } from '@vibes/core/delivery/delivery-payload';
import { deliveryPayloadPlace, deliveryPlace } from '@vibes/core/firestore/places';
import { useLiveDocument, useUid } from '../../../lib/live.ts';
import type { Loadable } from '../../../lib/loadable.ts';
import type { ListedDelivery } from '../listed-delivery.ts';

export interface Reviewed {
  /** Null where the email no longer exists. */
  delivery: ListedDelivery | null;
  payload: DeliveryPayload;
}

/** An email and its text, live; the database keeps both of one moment. */
export function useReviewed(id: string): Loadable<Reviewed> {
  const uid = useUid();
  const delivery = useLiveDocument(deliveryPlace.at(uid, id));
  const payload = useLiveDocument(deliveryPayloadPlace.at(uid, id));
  if (delivery.status !== 'data') return delivery;
  if (payload.status !== 'data') return payload;
  return {
    status: 'data',
    data: { delivery: delivery.data && { ...delivery.data, id }, payload: payload.data },
  };
}
