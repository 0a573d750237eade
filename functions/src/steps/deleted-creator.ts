import type { Creator } from '@vibes/core/creator/creator';
import { creatorDocument, deletedCreatorDocument } from '@vibes/core/firestore/documents';
import type { Documents, DocumentWrite } from '../ports/documents.ts';
import { loadDocuments, type Loaded } from './load-documents.ts';

/** Whether the creator that was loaded is a deleted one. */
export const isDeleted = ({ path }: Loaded<Creator | null>): boolean =>
  deletedCreatorDocument.holds(path);

/** Creators joined one into the other: more than anybody has accounts. */
const MOST_JOINS = 8;

/**
 * The creator, or else the deleted one, or the one that it was joined into: the path and the id say
 * which. One more round trip for a deleted one, two for each join.
 */
export async function orDeleted(
  documents: Documents,
  creator: Loaded<Creator | null>,
): Promise<Loaded<Creator | null>> {
  const { uid } = creatorDocument.idsIn(creator.path);
  let found = creator;
  for (let joins = 0; found.data === null && joins < MOST_JOINS; joins += 1) {
    const { id } = creatorDocument.idsIn(found.path);
    const [deleted] = await loadDocuments(documents, [deletedCreatorDocument.at(uid, id)]);
    if (!deleted.data) return creator;
    if (deleted.data.joined_into === null) return deleted;
    [found] = await loadDocuments(documents, [creatorDocument.at(uid, deleted.data.joined_into)]);
  }
  return found.data ? found : creator;
}

/** A creator wherever it is, for what happens to its emails by itself. */
export async function loadKeptCreator(
  documents: Documents,
  { uid, creator_id }: { uid: string; creator_id: string },
): Promise<Loaded<Creator | null>> {
  const [creator] = await loadDocuments(documents, [creatorDocument.at(uid, creator_id)]);
  return orDeleted(documents, creator);
}

/**
 * The writes that bring a deleted creator back, at the version read.
 *
 * @param creator as it is from now on, said to be the server's
 */
export const restoreWrites = (
  uid: string,
  { creator, version }: { creator: Creator; version: unknown },
): DocumentWrite[] => [
  { kind: 'create', path: creatorDocument.path(uid, creator.id), data: { ...creator, uid } },
  {
    kind: 'delete',
    path: deletedCreatorDocument.path(uid, creator.id),
    if_version: version,
  },
];
