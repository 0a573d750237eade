import { entriesOf } from '@vibes/core/creator-index/chunk-text';
import { SEAL_AT_CREATORS } from '@vibes/core/creator-index/index-limits';
import { isCurrent } from '@vibes/core/creator-index/is-current';
import {
  creatorChunkPlace,
  creatorIndexPlace,
  creatorPlace,
  deletedCreatorPlace,
} from '@vibes/core/firestore/places';
import {
  collection,
  doc,
  getCountFromServer,
  getDocFromServer,
  query,
  where,
} from 'firebase/firestore';
import { firestore } from '../../../lib/firestore.ts';
import { currentUid } from '../../../lib/live.ts';
import { onOtherPerson } from '../../../lib/other-person.ts';
import { pause } from '../../../lib/pause.ts';
import { readDocument } from '../../../lib/read-documents.ts';
import { runJob } from '../../../lib/run-job.ts';
import type { SealedIndex } from './creator-source.ts';
import { unpack } from './unpack.ts';

const UNSEALED = 'The index of your creators was not made.';

/** The index as it was read last, and the seal that was asked for: once a visit. */
let index: Promise<SealedIndex | null> | null = null;
let sealing: Promise<void> | null = null;

onOtherPerson(() => {
  index = null;
  sealing = null;
});

async function read(): Promise<SealedIndex | null> {
  const place = creatorIndexPlace.at(currentUid());
  const snapshot = await getDocFromServer(doc(firestore(), place.path));
  const found = readDocument(place.read, snapshot);
  if (!found || !isCurrent(found, new Date())) return null;
  const { count, sealed_to, chunks } = found;
  return { count, sealed_to, chunks: chunks.map(({ id }) => id) };
}

/** The index as the server has it now. */
export function readIndex(): Promise<SealedIndex | null> {
  const reading = read();
  index = reading;
  reading.catch(() => {
    if (index === reading) index = null;
  });
  return reading;
}

/** The index: as it was read last, or once it is made, where that was asked for. */
export async function knownIndex(): Promise<SealedIndex | null> {
  const known = await (index ?? readIndex());
  if (known || !sealing) return known;
  const isMade = await sealing.then(
    () => true,
    () => false,
  );
  return isMade ? readIndex() : null;
}

/** Has the server make the index again. */
export function seal(): Promise<void> {
  sealing ??= runJob('sealCreators', {}, UNSEALED).then(() => undefined);
  return sealing;
}

/** Parsed one at a time, so that the page does not freeze. */
let parsing: Promise<unknown> = Promise.resolve();

/** The entries of a chunk; null for one that is gone. */
export async function readChunk(id: string) {
  const place = creatorChunkPlace.at(currentUid(), id);
  const chunk = readDocument(place.read, await getDocFromServer(doc(firestore(), place.path)));
  if (!chunk) return null;
  const text = await unpack(chunk.entries);
  const parsed = parsing.then(pause).then(() => entriesOf(text));
  parsing = parsed.catch(() => undefined);
  return parsed;
}

const counted = async (path: string, since: [field: string, at: Date] | null): Promise<number> => {
  const later = since ? [where(since[0], '>', since[1])] : [];
  const found = await getCountFromServer(query(collection(firestore(), path), ...later));
  return found.data().count;
};

/**
 * How many creators there are, by the index and what happened since it was sealed: of 50,000 the
 * server would count each. A creator that was written while it was sealed may be missing until all
 * are loaded.
 */
export async function countCreators(): Promise<number> {
  const uid = currentUid();
  const all = creatorPlace.collection(uid);
  const known = await (index ?? readIndex());
  if (known) {
    const [more, fewer] = await Promise.all([
      counted(all, ['created_at', known.sealed_to]),
      counted(deletedCreatorPlace.collection(uid), ['deleted_at', known.sealed_to]),
    ]);
    return known.count + more - fewer;
  }
  const count = await counted(all, null);
  // Made before the person searches. Without it everything is read one by one.
  if (count > SEAL_AT_CREATORS) seal().catch(() => undefined);
  return count;
}
