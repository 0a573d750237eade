import type { Creator } from '@vibes/core/creator/creator';
import { creatorDocument } from '@vibes/core/firestore/documents';
import { manyCreators } from '../../web/test/creators.ts';
import { database } from './database.ts';

export { writtenCreator } from '../../web/test/creators.ts';

/** The most documents that one batch of the database takes. */
const BATCH = 400;

/** Writes creators, by their ids, directly in the database: many at once. */
export async function writeCreators(
  uid: string,
  creators: Record<string, Omit<Creator, 'id'>>,
): Promise<void> {
  const db = await database();
  const entries = Object.entries(creators);
  for (let from = 0; from < entries.length; from += BATCH) {
    const batch = db.batch();
    for (const [id, creator] of entries.slice(from, from + BATCH))
      batch.set(db.doc(creatorDocument.path(uid, id)), { ...creator, id });
    await batch.commit();
  }
}

/** `count` creators, "Creator 001" the newest, one a minute. */
export const writeManyCreators = (uid: string, count: number) =>
  writeCreators(uid, manyCreators(count));
