import { getApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  initializeFirestore,
  Timestamp,
  type DocumentData,
  type Firestore,
} from 'firebase/firestore';
import { getFirebase } from './firebase.ts';

let database: Firestore | null = null;

/** Makes the database ready. Await it once before the first read; repeating is free. */
export async function openFirestore(): Promise<void> {
  if (database) return;
  const { settings } = await getFirebase();
  const opened = initializeFirestore(getApp(), {});
  if (settings.emulators) {
    const { host, port } = settings.emulators.firestore;
    connectFirestoreEmulator(opened, host, port);
  }
  database = opened;
}

export function firestore(): Firestore {
  if (!database) throw new Error('The database is read before openFirestore().');
  return database;
}

/** A document as core describes it: timestamps become dates, at any depth. */
export function plainDocument(data: DocumentData): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, plain(value)]));
}

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
