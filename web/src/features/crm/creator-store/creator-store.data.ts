import { entryOf } from '@vibes/core/creator/creator-entry';
import { creatorPlace } from '@vibes/core/firestore/places';
import {
  collection,
  disableNetwork,
  documentId,
  enableNetwork,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  startAfter,
  type QueryConstraint,
} from 'firebase/firestore';
import { firestore } from '../../../lib/firestore.ts';
import { lastSession } from '../../../lib/last-session.ts';
import { currentUid } from '../../../lib/live.ts';
import { onOtherPerson } from '../../../lib/other-person.ts';
import { readDocuments } from '../../../lib/read-documents.ts';
import { signedInUid } from '../../../lib/session.ts';
import { watchCreators } from './creator-listeners.data.ts';
import type { CreatorSource } from './creator-source.ts';
import { createCreatorStore } from './creator-store.ts';
import { deviceStore } from './open-device-store.ts';
import { knownIndex, readChunk, readIndex, seal } from './sealed-index.data.ts';

/** The device's copy is written this long after a change, in ms, with those that follow it. */
const KEEP_AFTER_MS = 5000;

async function creatorsBy(...constraints: QueryConstraint[]) {
  const { path, read } = creatorPlace.within(currentUid());
  const found = await getDocsFromServer(query(collection(firestore(), path), ...constraints));
  return readDocuments(read, found).map(entryOf);
}

const source: CreatorSource = {
  readIndex: knownIndex,
  readNewIndex: readIndex,
  readChunk,
  readAfter: (last, count) =>
    creatorsBy(
      orderBy('created_at', 'desc'),
      orderBy(documentId(), 'desc'),
      ...(last ? [startAfter(last.created_at, last.id)] : []),
      limit(count),
    ),
  readNewestChange: async () => {
    const [last] = await creatorsBy(orderBy('updated_at', 'desc'), limit(1));
    return last?.updated_at ?? null;
  },
  watch: watchCreators,
  seal,
};

/** Who is signed in here and has not left in another tab. */
const here = () => {
  const uid = signedInUid();
  return uid !== null && lastSession()?.uid === uid ? uid : null;
};

/** The signed-in person's creators beyond the live ones. */
export const creatorStore = createCreatorStore({
  source,
  device: deviceStore(here),
  later: (work) => {
    const timer = setTimeout(work, KEEP_AFTER_MS);
    return () => clearTimeout(timer);
  },
});

/** Reads on until `count` of the newest creators are loaded, or all. */
export const loadCreators = (count: number): void => creatorStore.load(count);

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
  creatorStore.load(count);
}

onOtherPerson(() => creatorStore.clear());
