import type { Creator } from '@vibes/core/creator/creator';
import type { Delivery } from '@vibes/core/delivery/delivery';
import { firstEmailId, newestEmailId } from '@vibes/core/delivery/email-id';
import { creatorDocument, deliveryDocument } from '@vibes/core/firestore/documents';
import type { Documents } from './documents.ts';
import { loadDocuments, type Loaded } from './load-documents.ts';

export interface NewestEmail extends Loaded<Delivery | null> {
  /** Where it is stored, or would be. */
  id: string;
}

/** A creator and the newest email to them: one round trip, two where a further one followed the first. */
export async function loadNewestEmail(
  documents: Documents,
  { uid, creator_id }: { uid: string; creator_id: string },
): Promise<{ creator: Loaded<Creator | null>; email: NewestEmail }> {
  const first = firstEmailId(creator_id);
  const [creator, email] = await loadDocuments(documents, [
    creatorDocument.at(uid, creator_id),
    deliveryDocument.at(uid, first),
  ]);
  const id = creator.data ? newestEmailId(creator.data) : first;
  if (id === first) return { creator, email: { ...email, id } };
  const [newest] = await loadDocuments(documents, [deliveryDocument.at(uid, id)]);
  return { creator, email: { ...newest, id } };
}
