import type { CollectionRef } from '@vibes/core/firestore/document-place';
import {
  collection,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  startAfter,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import { firestore } from './firestore.ts';
import { readDocuments } from './read-documents.ts';

/** Documents per read. */
const PAGE = 500;

/** All documents of a collection by their `at`, newest first, page by page from the server. Rejects when a page cannot be read. */
export async function* readAll<Data>({
  path,
  read,
}: CollectionRef<Data>): AsyncGenerator<(Data & { id: string })[]> {
  const newest = [orderBy('at', 'desc'), limit(PAGE)];
  let last: QueryDocumentSnapshot | undefined;
  do {
    const from = last ? [startAfter(last)] : [];
    const page = await getDocsFromServer(query(collection(firestore(), path), ...newest, ...from));
    yield readDocuments(read, page);
    last = page.size === PAGE ? page.docs.at(-1) : undefined;
  } while (last);
}
