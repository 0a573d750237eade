import type { Creator } from '@vibes/core/creator/creator';
import type { Delivery } from '@vibes/core/delivery/delivery';
import { firstEmailId, newestEmailId } from '@vibes/core/delivery/email-id';
import { creatorDocument, deliveryDocument } from '@vibes/core/firestore/documents';
import { orDeleted } from './deleted-creator.ts';
import type { Documents } from '../ports/documents.ts';
import { loadDocuments, type Loaded } from './load-documents.ts';

export interface NewestEmail extends Loaded<Delivery | null> {
  /** Where it is stored, or would be. */
  id: string;
}

/**
 * A creator and the newest email to them: one round trip, two where a further one followed the
 * first, or where a deleted creator is looked for too.
 */
export async function loadNewestEmail(
  documents: Documents,
  {
    uid,
    creator_id,
    also_deleted = false,
  }: { uid: string; creator_id: string; also_deleted?: boolean },
): Promise<{ creator: Loaded<Creator | null>; email: NewestEmail }> {
  const first = firstEmailId(creator_id);
  const [found, email] = await loadDocuments(documents, [
    creatorDocument.at(uid, creator_id),
    deliveryDocument.at(uid, first),
  ]);
  const creator = also_deleted ? await orDeleted(documents, found) : found;
  const id = creator.data ? newestEmailId(creator.data) : first;
  if (id === first) return { creator, email: { ...email, id } };
  const [newest] = await loadDocuments(documents, [deliveryDocument.at(uid, id)]);
  return { creator, email: { ...newest, id } };
}
