import { changesOf } from '@vibes/core/creator-index/changes-of';
import type { CreatorChanges } from '@vibes/core/creator-index/plan-seal';
import { entryOf } from '@vibes/core/creator/creator-entry';
import { creatorPlace, deletedCreatorPlace } from '@vibes/core/firestore/places';
import type { CollectionRef } from '@vibes/core/firestore/document-place';
import type { Documents } from '../ports/documents.ts';

/** Documents read at once. */
const PAGE = 500;
/** The last time that Firestore stores. */
const ALWAYS = new Date('9999-12-31T00:00:00Z');

/** The documents whose `field` is later than `since`, each once. */
async function findSince<Data extends { id: string }>(
  documents: Documents,
  { path: collection, read }: CollectionRef<Data>,
  { field, since }: { field: keyof Data & string; since: Date },
): Promise<Data[]> {
  const found = new Map<string, Data>();
  let after = since;
  for (let limit = PAGE; ;) {
    const page = await documents.find({ collection, field, after, until: ALWAYS, limit });
    const rows = page.map(({ data = {} }) => read(data));
    for (const row of rows) found.set(row.id, row);
    if (page.length < limit) return [...found.values()];
    // Many may have the time of the last one, which a store knows more precisely than a `Date`.
    const last = rows.at(-1)?.[field];
    const from = last instanceof Date ? new Date(last.getTime() - 1) : after;
    if (from > after) after = from;
    else limit *= 2;
  }
}

/*
 * Creators are read as the browser reads them, with the defaults of their place: so the index says
 * what a list of the documents would.
 */

/** Which creators were changed and deleted after `since`. */
export async function loadChanges(
  documents: Documents,
  { uid, since }: { uid: string; since: Date },
): Promise<CreatorChanges> {
  const [changed, deleted] = await Promise.all([
    findSince(documents, creatorPlace.within(uid), { field: 'updated_at', since }),
    findSince(documents, deletedCreatorPlace.within(uid), { field: 'deleted_at', since }),
  ]);
  return changesOf(changed.map(entryOf), deleted);
}
