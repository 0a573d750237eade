import {
  FieldPath,
  FieldValue,
  Timestamp,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { wellFormed } from '@vibes/core/text/well-formed';
import type {
  DocumentWrite,
  Documents,
  FieldMatch,
  StoredDocument,
  Sums,
} from '../../ports/documents.ts';

/** gRPC codes that mean: a precondition of the write did not hold. */
const CONFLICTS = new Set<unknown>([
  5 /* not found */, 6 /* already exists */, 9 /* failed precondition */, 10 /* aborted */,
]);

/** Firestore's timestamps become dates, at any depth. */
export function withDates(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(withDates);
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withDates(part)]));
}

function stored(snapshot: DocumentSnapshot): StoredDocument {
  const data = snapshot.data();
  return {
    path: snapshot.ref.path,
    data: data && (withDates(data) as Record<string, unknown>),
    version: snapshot.updateTime,
  };
}

function mapValues(data: Record<string, unknown>, change: (value: unknown) => unknown) {
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, change(value)]));
}

const withoutUndefined = (data: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined));

const removingUndefined = (value: unknown) => (value === undefined ? FieldValue.delete() : value);

const increments = (sums: Sums): Record<string, unknown> =>
  mapValues(sums, (by = 0) =>
    typeof by === 'number' ? FieldValue.increment(by) : increments(by as Sums),
  );

function enlist(batch: WriteBatch, db: Firestore, write: DocumentWrite): void {
  const ref = db.doc(write.path);
  switch (write.kind) {
    case 'create':
      batch.create(ref, withoutUndefined(write.data));
      break;
    case 'set':
      batch.set(ref, withoutUndefined(write.data));
      break;
    case 'update': {
      const data = mapValues(write.data, removingUndefined);
      if (write.if_version instanceof Timestamp) {
        batch.update(ref, data, { lastUpdateTime: write.if_version });
      } else {
        batch.update(ref, data);
      }
      break;
    }
    case 'merge': {
      batch.set(
        ref,
        { ...mapValues(write.data ?? {}, removingUndefined), ...increments(write.add ?? {}) },
        { merge: true },
      );
      break;
    }
    case 'delete':
      if (write.if_version instanceof Timestamp) {
        batch.delete(ref, { lastUpdateTime: write.if_version });
      } else {
        batch.delete(ref);
      }
  }
}

const within = (db: Firestore, where: { collection: string; everywhere?: boolean | undefined }) =>
  where.everywhere ? db.collectionGroup(where.collection) : db.collection(where.collection);

const withValues = (query: Query, values: readonly FieldMatch[]): Query =>
  values.reduce(
    (some, { field, value, in_list }) =>
      some.where(field, in_list ? 'array-contains' : '==', value),
    query,
  );

function timely(
  query: Query,
  { field, until, after }: { field: string; until: Date; after?: Date },
): Query {
  const before = query.where(field, '<=', until);
  return after ? before.where(field, '>', after) : before;
}

/** The database port on Cloud Firestore: batched reads, one batch with preconditions per write. */
export function firestoreDocuments(db: Firestore): Documents {
  return {
    async getAll(paths) {
      // Firestore refuses a list of nothing.
      if (paths.length === 0) return [];
      const snapshots = await db.getAll(...wellFormed(paths).map((path) => db.doc(path)));
      return snapshots.map(stored);
    },
    async find({ collection, everywhere, where = [], without, limit, ...range }) {
      const meant = withValues(timely(within(db, { collection, everywhere }), range), where);
      const query = without ? meant.where(without.field, 'not-in', without.values) : meant;
      const found = await query.orderBy(range.field).limit(limit).get();
      return found.docs.map(stored);
    },
    async page({ after, limit, where, ...place }) {
      const some = withValues(within(db, place), where ? [where] : []);
      // Across collections too, this order has an index of its own, and its cursor is a path.
      const all = some.orderBy(FieldPath.documentId()).limit(limit);
      const found = await (after === null ? all : all.startAfter(after)).get();
      return found.docs.map(stored);
    },
    async count(collection, where = [], range) {
      const all: Query = db.collection(collection);
      const meant = withValues(range ? timely(all, range) : all, where);
      return (await meant.count().get()).data().count;
    },
    async commit(writes) {
      const batch = db.batch();
      for (const write of wellFormed(writes)) enlist(batch, db, write);
      try {
        await batch.commit();
        return 'committed';
      } catch (error) {
        if (CONFLICTS.has((error as { code?: unknown }).code)) return 'conflict';
        throw error;
      }
    },
  };
}
