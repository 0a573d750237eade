import {
  collection,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  startAfter,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import { firestore, plainDocument } from './firestore.ts';

/** Documents of one read. */
const PAGE = 500;

/** All documents of a collection by their `at`, newest first, page by page from the server. Rejects when a page cannot be read. */
export async function* readAll<T>(path: string): AsyncGenerator<(T & { id: string })[]> {
  const newest = [orderBy('at', 'desc'), limit(PAGE)];
  let last: QueryDocumentSnapshot | undefined;
  do {
    const from = last ? [startAfter(last)] : [];
    const { docs } = await getDocsFromServer(
      query(collection(firestore(), path), ...newest, ...from),
    );
    yield docs.map((row) => ({ ...plainDocument(row.data()), id: row.id }) as T & { id: string });
    last = docs.length === PAGE ? docs.at(-1) : undefined;
  } while (last);
}
