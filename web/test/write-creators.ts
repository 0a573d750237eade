import type { Creator } from '@vibes/core/creator/creator';
import { creatorDocument } from '@vibes/core/firestore/documents';
import { writeDocument } from './memory/firestore.ts';

/** Writes creators, by their ids, into the database in memory. */
export function writeCreators(uid: string, creators: Record<string, Omit<Creator, 'id'>>) {
  for (const [id, creator] of Object.entries(creators))
    writeDocument(creatorDocument.path(uid, id), { ...creator, id });
}
