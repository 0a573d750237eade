import { waitsForSendTime } from '@vibes/core/delivery/waits-for-send-time';
import { deliveryDocument } from '@vibes/core/firestore/documents';
import type { Documents } from '../ports/documents.ts';

/** Most emails read; a mailbox that sends 40 a day needs weeks for them. */
const MOST = 1000;
const FOREVER = new Date('9999-01-01');

/** An email whose send time has not come yet. */
interface Waiting {
  id: string;
  at: Date;
}

/** The emails of a user that wait for a send time of the mailbox, the next one first. */
export async function loadWaiting(
  documents: Documents,
  { uid, now, limit = MOST }: { uid: string; now: Date; limit?: number },
): Promise<Waiting[]> {
  const found = await documents.find({
    collection: deliveryDocument.collection(uid),
    where: [{ field: 'kind', value: 'email' }],
    field: 'due_at',
    after: now,
    until: FOREVER,
    limit,
  });
  return found.flatMap(({ path, data }) => {
    const delivery = deliveryDocument.readOrNull(data);
    if (!delivery?.due_at || !waitsForSendTime(delivery)) return [];
    return [{ id: deliveryDocument.idsIn(path).id, at: delivery.due_at }];
  });
}
