import type { Firestore } from 'firebase-admin/firestore';
import { openFirestore } from '../../local/src/world/open-firestore.ts';
import { testWorld } from './world.ts';

let opened: Promise<Firestore> | undefined;

/** The world's Firestore without the rules, one client a test process. */
export function database(): Promise<Firestore> {
  opened ??= testWorld().then(({ project, firestore }) => {
    return openFirestore({ project, host: new URL(firestore).host }).firestore;
  });
  return opened;
}

/** How many documents a collection holds. */
export async function countOf(collection: string): Promise<number> {
  const counted = await (await database()).collection(collection).count().get();
  return counted.data().count;
}

export async function dataOf(path: string): Promise<Record<string, unknown> | undefined> {
  return (await (await database()).doc(path).get()).data();
}
