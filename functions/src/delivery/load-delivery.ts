import type { Delivery } from '@vibes/core/delivery/delivery';
import type { DeliveryPayload } from '@vibes/core/delivery/delivery-payload';
import { deliveryDocument, deliveryPayloadDocument } from '@vibes/core/firestore/documents';
import type { Documents } from '../ports/documents.ts';
import { loadDocuments } from '../ports/load-documents.ts';
import type { DeliveryRef } from './send-context.ts';

/** A delivery as stored, with its payload. */
export interface FoundDelivery {
  delivery: Delivery;
  /** `…/private/payload`: the rendered message, and a webhook's request once it is stored. */
  payload: DeliveryPayload;
  version: unknown;
}

/** Null when there is no such delivery. */
export async function loadDelivery(
  documents: Documents,
  { uid, id }: DeliveryRef,
): Promise<FoundDelivery | null> {
  const [{ data: delivery, version }, payload] = await loadDocuments(documents, [
    deliveryDocument.at(uid, id),
    deliveryPayloadDocument.at(uid, id),
  ]);
  return delivery && { delivery, payload: payload.data, version };
}
