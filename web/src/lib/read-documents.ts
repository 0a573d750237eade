import type { CollectionRef, DocumentRef } from '@vibes/core/firestore/document-place';
import { Timestamp, type DocumentData } from 'firebase/firestore';

/** A time the server has yet to set is read as now, not as none. */
const ESTIMATED = { serverTimestamps: 'estimate' } as const;

/** The part of a Firestore snapshot that reading needs. */
interface Snapshot<Fields> {
  data: (options: typeof ESTIMATED) => Fields;
}
type Rows = { docs: readonly (Snapshot<DocumentData> & { id: string })[] };

/** Timestamps become dates, at any depth. */
function plain(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(plain);
  if (
    typeof value === 'object' &&
    value !== null &&
    Object.getPrototypeOf(value) === Object.prototype
  )
    return plainDocument(value);
  return value;
}

const plainDocument = (data: DocumentData): Record<string, unknown> =>
  Object.fromEntries(Object.entries(data).map(([key, value]) => [key, plain(value)]));

/** A document as core describes it, whichever version wrote it; the default of its place where there is none. */
export function readDocument<Data>(
  read: DocumentRef<Data>['read'],
  snapshot: Snapshot<DocumentData | undefined>,
): Data {
  const fields = snapshot.data(ESTIMATED);
  return read(fields && plainDocument(fields));
}

/** The documents of a collection as core describes them, each with its id. */
export const readDocuments = <Data>(
  read: CollectionRef<Data>['read'],
  { docs }: Rows,
): (Data & { id: string })[] =>
  docs.map((row) => ({ ...read(plainDocument(row.data(ESTIMATED))), id: row.id }));
