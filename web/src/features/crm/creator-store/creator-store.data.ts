import { entryOf } from '@vibes/core/creator/creator-entry';
import { IN_FLIGHT_MS } from '@vibes/core/creator-index/index-limits';
import { creatorPlace } from '@vibes/core/firestore/places';
import {
  collection,
  disableNetwork,
  documentId,
  enableNetwork,
  getDocsFromServer,
  limit,
  onSnapshot,
  orderBy,
  query,
  startAfter,
  where,
  type QuerySnapshot,
} from 'firebase/firestore';
import { firestore } from '../../../lib/firestore.ts';
import { currentUid } from '../../../lib/live.ts';
import { onOtherPerson } from '../../../lib/other-person.ts';
import { readDocuments } from '../../../lib/read-documents.ts';
import { createArchive, type ArchiveSource } from './creator-archive.ts';

const creators = () => creatorPlace.within(currentUid());
const all = () => collection(firestore(), creators().path);
const creatorsOf = (snapshot: QuerySnapshot) =>
  readDocuments(creators().read, snapshot).map(entryOf);

const source: ArchiveSource = {
  readAfter: async (last, count) => {
    const order = [orderBy('created_at', 'desc'), orderBy(documentId(), 'desc')];
    const from = last ? [startAfter(last.created_at, last.id)] : [];
    return creatorsOf(await getDocsFromServer(query(all(), ...order, ...from, limit(count))));
  },
  watchChanges: async ({ report, fail }) => {
    // Starts at the newest change, never at the browser's clock, which may be wrong. A capture
    // stores the time at which it began to write: one in flight may be older than the newest.
    const newest = query(all(), orderBy('updated_at', 'desc'), limit(1));
    const [last] = creatorsOf(await getDocsFromServer(newest));
    const from = last ? last.updated_at.getTime() - IN_FLIGHT_MS : 0;
    const since = where('updated_at', '>', new Date(from));
    return onSnapshot(query(all(), since), (snapshot) => report(creatorsOf(snapshot)), fail);
  },
};

/** The signed-in person's creators beyond the live ones. */
export const creatorArchive = createArchive(source);

/** Reads on until `count` of the newest creators are loaded, or all. */
export const loadCreators = (count: number): void => creatorArchive.load(count);

/**
 * Loads on after a failure. Firestore waits longer after each lost connection, so a retry by the
 * person reconnects at once; when that fails, it uses the connection there is. Never rejects.
 */
export async function loadAgain(count: number): Promise<void> {
  try {
    await disableNetwork(firestore());
    await enableNetwork(firestore());
  } catch {
    // Then the read below fails too, and can be retried.
  }
  creatorArchive.load(count);
}

onOtherPerson(() => creatorArchive.clear());
