import type { Inbound } from '@vibes/core/inbound/inbound';
import { creatorDocument, inboundDocument } from '@vibes/core/firestore/documents';
import type { Documents } from '../ports/documents.ts';
import { loadDocuments, type Loaded } from './load-documents.ts';

/**
 * A message of a creator, in their own thread or in that of a creator who was joined into them; null
 * for none. One round trip for one of their own.
 */
export async function loadInboundOf(
  documents: Documents,
  { uid, creator_id, inbound_id }: { uid: string; creator_id: string; inbound_id: string },
): Promise<Loaded<Inbound | null> | null> {
  const [creator, own] = await loadDocuments(documents, [
    creatorDocument.at(uid, creator_id),
    inboundDocument.at(uid, creator_id, inbound_id),
  ]);
  const joined = creator.data?.joined ?? [];
  if (own.data || joined.length === 0) return own;
  const others = await loadDocuments(
    documents,
    joined.map(({ id }) => inboundDocument.at(uid, id, inbound_id)),
  );
  return others.find(({ data }) => data !== null) ?? null;
}
