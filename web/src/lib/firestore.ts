import { getApp } from 'firebase/app';
import { connectFirestoreEmulator, initializeFirestore, type Firestore } from 'firebase/firestore';
import { getFirebase } from './firebase.ts';

let database: Firestore | null = null;

/** Makes the database ready. Await it once before the first read; repeating costs nothing. */
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
