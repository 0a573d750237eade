import { expectIndexed } from './expect-indexed.ts';
import { rowsOf, type Asked, type DocumentRef, type Fields } from './firestore-query.ts';

/**
 * What the app uses of `firebase/firestore`, held in memory: a component is mounted over it with its
 * documents written beforehand. One server that always answers, and refuses a query without its
 * index. It has no rules: what depends on them is tested on the emulators. Names and meanings are
 * those of the SDK.
 */

export {
  collection,
  doc,
  documentId,
  limit,
  orderBy,
  query,
  startAfter,
  where,
} from './firestore-query.ts';

type Listener = () => void;

const documents = new Map<string, Fields>();
const listeners = new Set<Listener>();
const listened = new Set<string>();
let fault: Error | null = null;
let faultOfAsked: Error | null = null;
let held = Promise.resolve();

/** Empties the database; nobody listens any more. */
export function resetDatabase() {
  documents.clear();
  listeners.clear();
  listened.clear();
  fault = null;
  faultOfAsked = null;
  held = Promise.resolve();
}

/** Writes a document as the server would, whole; null deletes it. Listeners hear of it at once. */
export function writeDocument(path: string, fields: Fields | null) {
  put(path, fields);
  tell();
}

/** What is stored at a path. */
export const storedDocument = (path: string): Fields | undefined => documents.get(path);

/** Whether the page has listened to this document, or to a query of this collection. */
export const wasListenedTo = (path: string): boolean => listened.has(path);

/** Every read and write fails with this until it is called with null; listeners hear of it. */
export function failReads(error: Error | null) {
  fault = error;
  tell();
}

/** The same, while what is listened to goes on. */
export function failAsked(error: Error | null) {
  faultOfAsked = error;
}

/** No read and no write is answered until the returned function is called. */
export function holdAsked(): () => void {
  let release = () => {};
  held = new Promise<void>((resolve) => (release = resolve));
  return release;
}

function put(path: string, fields: Fields | null) {
  if (fields) documents.set(path, fields);
  else documents.delete(path);
}

function tell() {
  for (const listener of listeners) listener();
}

/** The app reads dates from the SDK's timestamps; here a date is one already. */
export class Timestamp {
  constructor(private readonly date: Date) {}
  toDate = () => this.date;
}

export class FirestoreError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

const NOW = Symbol('the time of the server');
export const serverTimestamp = () => NOW;
const settled = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [key, value === NOW ? new Date() : value]),
  );

const CONFIRMED = { fromCache: false, hasPendingWrites: false };

const snapshotOf = (ref: DocumentRef | { path: string; id: string }) => {
  const fields = documents.get(ref.path);
  return {
    id: ref.id,
    ref,
    metadata: CONFIRMED,
    exists: () => fields !== undefined,
    data: () => fields,
    get: (field: string) => fields?.[field],
  };
};

type Snapshot = ReturnType<typeof snapshotOf>;

function found(asked: Asked) {
  expectIndexed(asked);
  return rowsOf(documents, asked);
}

function querySnapshot(asked: Asked, before: readonly Snapshot[] = []) {
  const docs = found(asked).map(({ id }) => snapshotOf({ path: `${asked.path}/${id}`, id }));
  const left = before.filter(({ id }) => docs.every((one) => one.id !== id));
  return {
    docs,
    size: docs.length,
    empty: docs.length === 0,
    metadata: CONFIRMED,
    // Every snapshot counts as a change of all that it has: listeners are told of nothing else here.
    docChanges: () => [
      ...docs.map((one) => ({ type: 'modified' as const, doc: one })),
      ...left.map((one) => ({ type: 'removed' as const, doc: one })),
    ],
    forEach: (each: (one: (typeof docs)[number]) => void) => docs.forEach(each),
  };
}

const read = (of: DocumentRef | Asked, before?: readonly Snapshot[]) =>
  of.type === 'document' ? snapshotOf(of) : querySnapshot(of, before);

/** Answers later, as a server does. */
async function answer<Found>(find: () => Found): Promise<Found> {
  await held;
  const broken = fault ?? faultOfAsked;
  if (broken) throw broken;
  return find();
}

export const getDoc = (ref: DocumentRef) => answer(() => snapshotOf(ref));
export const getDocFromServer = (ref: DocumentRef) => getDoc(ref);
export const getDocs = (asked: Asked) => answer(() => querySnapshot(asked));
export const getDocsFromServer = (asked: Asked) => getDocs(asked);
export const getCountFromServer = (asked: Asked) =>
  answer(() => ({ data: () => ({ count: found(asked).length }) }));

/** There is no network to close or open. */
export const disableNetwork = () => Promise.resolve();
export const enableNetwork = () => Promise.resolve();

type Emit = (snapshot: ReturnType<typeof read>) => void;

/** With the options in the second place, or without. */
export function onSnapshot(of: DocumentRef | Asked, ...rest: unknown[]): () => void {
  const [emit, complain] = rest.filter((one) => typeof one === 'function') as [
    Emit,
    ((error: Error) => void) | undefined,
  ];
  let isOver = false;
  let last: readonly Snapshot[] = [];
  const listener = () => {
    queueMicrotask(() => {
      if (isOver) return;
      if (fault) return complain?.(fault);
      const snapshot = read(of, last);
      if ('docs' in snapshot) last = snapshot.docs;
      emit(snapshot);
    });
  };
  listened.add(of.path);
  listeners.add(listener);
  listener();
  return () => {
    isOver = true;
    listeners.delete(listener);
  };
}

interface Writes {
  set: (ref: DocumentRef, fields: Fields, options?: { merge?: boolean }) => void;
  update: (ref: DocumentRef, fields: Fields) => void;
  delete: (ref: DocumentRef) => void;
}

/** Gathers writes; `commit` does them all at once. */
function gather(): Writes & { commit: () => void } {
  const writes: (() => void)[] = [];
  return {
    set: (ref, fields, options) => {
      writes.push(() =>
        put(ref.path, { ...(options?.merge ? documents.get(ref.path) : {}), ...settled(fields) }),
      );
    },
    update: (ref, fields) => {
      writes.push(() => {
        const before = documents.get(ref.path);
        if (!before) throw new FirestoreError('not-found', 'No document to update');
        put(ref.path, { ...before, ...settled(fields) });
      });
    },
    delete: (ref) => {
      writes.push(() => put(ref.path, null));
    },
    commit: () => {
      for (const write of writes) write();
      tell();
    },
  };
}

async function commit(fill: (writes: Writes) => unknown): Promise<void> {
  await answer(() => undefined);
  const writes = gather();
  await fill(writes);
  writes.commit();
}

export const setDoc = (ref: DocumentRef, fields: Fields, options?: { merge?: boolean }) =>
  commit((writes) => writes.set(ref, fields, options));
export const updateDoc = (ref: DocumentRef, fields: Fields) =>
  commit((writes) => writes.update(ref, fields));
export const deleteDoc = (ref: DocumentRef) => commit((writes) => writes.delete(ref));
export function writeBatch() {
  const writes = gather();
  return { ...writes, commit: () => answer(writes.commit) };
}
export async function runTransaction<Result>(
  _: unknown,
  run: (transaction: Writes & { get: typeof getDoc }) => Promise<Result>,
): Promise<Result> {
  const writes = gather();
  const result = await run({ ...writes, get: getDoc });
  await answer(writes.commit);
  return result;
}
