import type { Documents } from '../src/ports/documents.ts';
import { copyWrites, loadCopyTarget } from '../src/ports/queue-copy.ts';

type Change = Parameters<typeof copyWrites>[1];

/** What queues a copy of a creator as they stand. */
export async function writesOfCopy(documents: Documents, change: Change) {
  const { uid, creator } = change;
  return copyWrites(await loadCopyTarget(documents, { uid, creator_id: creator.id }), change);
}

/** Queues a copy of a creator as they stand, as every change does. */
export const commitCopy = async (documents: Documents, change: Change) =>
  documents.commit(await writesOfCopy(documents, change));
