import type { CollectionRef } from '@vibes/core/firestore/document-place';
import type { Documents } from '../ports/documents.ts';
import type { Loaded } from './load-documents.ts';

/**
 * All documents of a collection in the order of their ids, page by page: pages of `limit`, and a
 * shorter one at the end, which may be empty. Each is read by `read` when its page comes.
 * @param from.after an id; those up to it are left out
 */
export async function* walkCollection<Data>(
  documents: Pick<Documents, 'page'>,
  { path: collection, read }: CollectionRef<Data>,
  from: { limit: number; after?: string },
): AsyncGenerator<Loaded<Data>[]> {
  for (let after = from.after ?? null; ;) {
    const page = await documents.page({ collection, after, limit: from.limit });
    yield page.map(({ path, data = {}, version }) => ({ path, data: read(data), version }));
    if (page.length < from.limit) return;
    after = page.at(-1)?.path.slice(`${collection}/`.length) ?? null;
  }
}
