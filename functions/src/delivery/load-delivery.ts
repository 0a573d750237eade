import { deliverySchema, type Delivery } from '@vibes/core/delivery/delivery';
import { deliveryDocument, deliveryPayloadDocument } from '@vibes/core/firestore/documents';
import type { Documents } from '../ports/documents.ts';
import type { DeliveryRef } from './carrying.ts';

/** A delivery as stored, with what it carries. */
export interface FoundDelivery {
  delivery: Delivery;
  /** `…/private/payload`: the rendered message, and the request of a webhook once there is one. */
  payload: Record<string, unknown>;
  version: unknown;
}

/** Null when there is no such delivery. */
export async function loadDelivery(
  documents: Documents,
  { uid, id }: DeliveryRef,
): Promise<FoundDelivery | null> {
  const [found, payload] = await documents.getAll([
    deliveryDocument.path(uid, id),
    deliveryPayloadDocument.path(uid, id),
  ]);
  if (!found?.data) return null;
  return {
    delivery: deliverySchema.parse(found.data),
    payload: payload?.data ?? {},
    version: found.version,
  };
}
