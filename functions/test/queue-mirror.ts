import type { Documents } from '../src/ports/documents.ts';
import { mirrorWrites, loadMirrorTarget } from '../src/steps/queue-mirror.ts';

type Change = Parameters<typeof mirrorWrites>[1];

/** What queues a mirror of a creator as they stand. */
export async function writesOfMirror(documents: Documents, change: Change) {
  const { uid, creator } = change;
  return mirrorWrites(await loadMirrorTarget(documents, { uid, creator_id: creator.id }), change);
}

/** Queues a mirror of a creator as they stand, as every change does. */
export const commitMirror = async (documents: Documents, change: Change) =>
  documents.commit(await writesOfMirror(documents, change));
