import type { Creator } from '@vibes/core/creator/creator';
import { creatorPlace } from '@vibes/core/firestore/places';
import { doc, FirestoreError, writeBatch } from 'firebase/firestore';
import { firestore } from '../../../lib/firestore.ts';
import { currentUid } from '../../../lib/live.ts';
import { personWrote } from '../../../lib/person-wrote.ts';
import type { BulkRefusal } from './refusals.ts';

export type StatusChange = Pick<Creator, 'id' | 'name' | 'status' | 'status_set_by'>;

/** One creator who is gone refuses the batch of all: it is found by halves. */
const MAY_BE_ONE: ReadonlySet<string> = new Set(['not-found', 'permission-denied']);

/** Resolves while the device has no network: Firestore sends what it was given once it has one. */
const whenOffline = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (!navigator.onLine) resolve();
    window.addEventListener('offline', () => resolve(), { signal, once: true });
  });

async function commit(changes: readonly StatusChange[]): Promise<void> {
  const uid = currentUid();
  const batch = writeBatch(firestore());
  for (const { id, status, status_set_by } of changes)
    batch.update(doc(firestore(), creatorPlace.path(uid, id)), {
      ...{ status, status_set_by },
      ...personWrote(),
    });
  const ended = new AbortController();
  try {
    await Promise.race([batch.commit(), whenOffline(ended.signal)]);
  } finally {
    ended.abort();
  }
}

const failed = ({ id, name }: StatusChange, isGone: boolean): BulkRefusal => ({
  ...{ id, name },
  reason: isGone ? 'gone' : 'not_saved',
  sentence: isGone ? 'No longer in your CRM.' : 'We couldn’t save it. Please try again.',
});

/**
 * Writes the statuses of at most 500 creators as the person, in one batch, which is shown at once.
 * Returns who was not changed. Without a network it resolves at once, and they are saved later.
 */
export async function writeStatuses(changes: readonly StatusChange[]): Promise<BulkRefusal[]> {
  if (changes.length === 0) return [];
  try {
    await commit(changes);
    return [];
  } catch (error) {
    const mayBeOne = error instanceof FirestoreError && MAY_BE_ONE.has(error.code);
    if (!mayBeOne || changes.length === 1) return changes.map((change) => failed(change, mayBeOne));
    const half = Math.ceil(changes.length / 2);
    const first = await writeStatuses(changes.slice(0, half));
    return [...first, ...(await writeStatuses(changes.slice(half)))];
  }
}
