import { firstEmailId } from '@vibes/core/delivery/email-id';
import { queueEmail, type Delivery } from '@vibes/core/delivery/delivery';
import { deliveryDocument } from '@vibes/core/firestore/documents';
import { database } from './database.ts';

/** Writes an email to a creator that waits, with the given fields changed, directly in the database. */
export async function writeEmail(
  uid: string,
  creator_id: string,
  delivery: Partial<Delivery> & Pick<Delivery, 'to'>,
): Promise<void> {
  const { due_at, ...idle } = queueEmail({
    ...{ creator_id, creator_name: creator_id, to: delivery.to },
    ...{ subject: 'Hello', now: new Date(), hold_back: 'off' },
  });
  const stored = delivery.state === 'sent' ? idle : { ...idle, due_at };
  const path = deliveryDocument.path(uid, firstEmailId(creator_id));
  await (await database()).doc(path).set({ ...stored, ...delivery });
}
