import { getApps, initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';

/** The one Firestore client of this process. */
export function firestore(): Firestore {
  if (getApps().length === 0) initializeApp();
  return getFirestore();
}
