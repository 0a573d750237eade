import { IN_FLIGHT_MS } from '@vibes/core/creator-index/index-limits';
import { entryOf } from '@vibes/core/creator/creator-entry';
import { creatorPlace, deletedCreatorPlace } from '@vibes/core/firestore/places';
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
  type QueryConstraint,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
} from 'firebase/firestore';
import { firestore } from '../../../lib/firestore.ts';
import { lastSession } from '../../../lib/last-session.ts';
import { currentUid } from '../../../lib/live.ts';
import { onOtherPerson } from '../../../lib/other-person.ts';
import { readDocuments } from '../../../lib/read-documents.ts';
import { signedInUid } from '../../../lib/session.ts';
import type { CreatorSource, Heard } from './creator-source.ts';
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

interface Listened {
  path: string;
  /** The time by which changes are found. */
  by: string;
  since: Date;
  heard: (snapshot: QuerySnapshot) => Heard;
}

/** Listens until it is stopped. Resolves once the server has confirmed what was reported. */
function listen(
  { path, by, since, heard }: Listened,
  { report, fail }: Parameters<CreatorSource['watch']>[1],
): Promise<() => void> {
  return new Promise((resolve, reject) => {
    let wasPending = false;
    const stop = onSnapshot(
      query(collection(firestore(), path), where(by, '>', since)),
      { includeMetadataChanges: true },
      (snapshot) => {
        const { hasPendingWrites, fromCache } = snapshot.metadata;
        if (snapshot.docChanges().length > 0 || hasPendingWrites !== wasPending)
          report(heard(snapshot));
        wasPending = hasPendingWrites;
        if (!fromCache) resolve(stop);
      },
      (fault) => {
        reject(fault);
        fail();
      },
    );
  });
}

const latest = (times: readonly Date[]): Date | null =>
  times.reduce<Date | null>((last, time) => (last && last >= time ? last : time), null);

/** Those that came or changed since the last report. */
const docsOf = (snapshot: QuerySnapshot): QueryDocumentSnapshot[] =>
  snapshot
    .docChanges()
    .filter(({ type }) => type !== 'removed')
    .map((change) => change.doc);

/** Hears what was captured, changed and deleted since then, and from now on. */
const watchCreators: CreatorSource['watch'] = async (time, watcher) => {
  const uid = currentUid();
  // A write may arrive after the time it names as its own.
  const since = new Date(Math.max(0, time.getTime() - IN_FLIGHT_MS));
  const creators = creatorPlace.within(uid);
  const deleted = deletedCreatorPlace.within(uid);
  const ends = await Promise.all([
    listen(
      {
        path: creators.path,
        by: 'updated_at',
        since,
        heard: (snapshot) => {
          const docs = docsOf(snapshot);
          // The time of a write that is under way is this device's guess.
          const sure = docs.filter(({ metadata }) => !metadata.hasPendingWrites);
          return {
            changed: readDocuments(creators.read, { docs }).map(entryOf),
            // One that this browser changes leaves the query until the server has set the time, so
            // leaving it says nothing. The deleted creators say who is gone, also those who were joined.
            gone: [],
            heard_to: latest(
              readDocuments(creators.read, { docs: sure }).map(({ updated_at }) => updated_at),
            ),
            isPending: snapshot.metadata.hasPendingWrites,
          };
        },
      },
      watcher,
    ),
    listen(
      {
        path: deleted.path,
        by: 'deleted_at',
        since,
        heard: (snapshot) => {
          const docs = docsOf(snapshot);
          return {
            changed: [],
            // One that is no longer among them was restored, which the creators tell, or purged.
            gone: docs.map(({ id }) => id),
            heard_to: latest(
              readDocuments(deleted.read, { docs }).map(({ deleted_at }) => deleted_at),
            ),
            isPending: false,
          };
        },
      },
      watcher,
    ),
  ]);
  return () => {
    for (const end of ends) end();
  };
};

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
