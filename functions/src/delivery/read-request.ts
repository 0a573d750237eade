import type { Callables } from '@vibes/core/api/callables';
import { deliveryDocument, deliveryPayloadDocument } from '@vibes/core/firestore/documents';
import { AppError } from '../platform/app-error.ts';
import type { Documents } from '../ports/documents.ts';
import { loadDocuments } from '../steps/load-documents.ts';

type Reading = Callables['readRequest'];

/**
 * The request of a delivery to a webhook, the same for all attempts; null before the first attempt,
 * and for any other channel.
 */
export async function readRequest(
  { documents }: { documents: Documents },
  { uid, delivery_id }: Reading['payload'] & { uid: string },
): Promise<Reading['result']> {
  const [found, payload] = await loadDocuments(documents, [
    deliveryDocument.at(uid, delivery_id),
    deliveryPayloadDocument.at(uid, delivery_id),
  ]);
  if (!found.data) {
    const sentence = 'This delivery no longer exists. Reload the page.';
    throw new AppError('bad_request', { sentence, log: 'unknown_delivery' });
  }
  return { body: payload.data.request };
}
