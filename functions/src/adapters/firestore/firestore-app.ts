import { getApps, initializeApp, type App } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';

/** The process's own app. firebase-functions keeps another, under a name, once an event came. */
export function defaultApp(): App {
  return getApps().find(({ name }) => name === '[DEFAULT]') ?? initializeApp();
}

/** The one Firestore client of this process. */
export const firestore = (): Firestore => getFirestore(defaultApp());
