import { lastSession } from './last-session.ts';
import { wasSignedIn } from './session-mark.ts';
import { localStore } from './storage.ts';

/**
 * The session that an earlier version kept in IndexedDB. It is copied to localStorage and stays,
 * since tabs of that version would be signed out without it; it goes when the person signs out.
 */

const STORE = 'firebaseLocalStorage';
/** WebKit can leave IndexedDB without an answer after a page was left. */
const PATIENCE_MS = 3000;

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('firebaseLocalStorageDb', 1);
    // There is none, and none is to be made.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => reject(new Error('IndexedDB did not open.'));
    opening.onsuccess = () => resolve(opening.result);
  });
}

async function ask<T>(mode: IDBTransactionMode, make: (store: IDBObjectStore) => IDBRequest<T>) {
  const database = await open();
  try {
    return await new Promise<T>((resolve, reject) => {
      const asking = make(database.transaction(STORE, mode).objectStore(STORE));
      asking.onerror = () => reject(new Error('IndexedDB refused.'));
      asking.onsuccess = () => resolve(asking.result);
    });
  } finally {
    database.close();
  }
}

/** What `asked` brings; undefined after an error, or when it takes too long. */
function inTime<T>(asked: Promise<T>): Promise<T | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), PATIENCE_MS);
    asked.then(resolve, () => resolve(undefined)).finally(() => clearTimeout(timer));
  });
}

/** Copies the session; without one, or without an answer, nothing happens. Never rejects. */
export async function copySession(key: string): Promise<void> {
  const row: unknown = await inTime(ask<unknown>('readonly', (store) => store.get(key)));
  const value = (row as { value?: { uid?: unknown } | null } | undefined)?.value;
  if (typeof value?.uid !== 'string') return;
  // Another tab may have signed out or in.
  if (!wasSignedIn() || localStore.read(key) !== null) return;
  // Left over from somebody who was here before.
  if ((lastSession()?.uid ?? value.uid) !== value.uid) return;
  localStore.write(key, JSON.stringify(value));
}

/** Deletes the session that was copied. Never rejects. */
export async function deleteCopiedSession(key: string): Promise<void> {
  await inTime(ask('readwrite', (store) => store.delete(key)));
}
