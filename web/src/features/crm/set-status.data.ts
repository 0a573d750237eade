import type { Creator } from '@vibes/core/creator/creator';
import type { CreatorStatus } from '@vibes/core/creator/creator-status';
import { creatorPlace } from '@vibes/core/firestore/places';
import { doc, runTransaction, updateDoc, type Transaction } from 'firebase/firestore';
import { notify } from '../../components/toaster.tsx';
import { markUnsaved } from '../../components/unsaved-work.ts';
import { firestore } from '../../lib/firestore.ts';
import { inTurn } from '../../lib/in-turn.ts';
import { currentUid } from '../../lib/live.ts';
import { readDocument } from '../../lib/read-documents.ts';
import { personWrote } from './person-wrote.data.ts';
import { wantStatus } from './wanted-status.ts';

type Standing = Pick<Creator, 'status' | 'status_set_by'>;
type Choice = ReturnType<typeof wantStatus>;
type Named = Pick<Creator, 'id' | 'name'>;

const fault = (description: string) => notify.error({ title: 'Status not changed', description });

/**
 * One change of a creator's status after the other: of two transactions at once the earlier choice
 * could be saved last. A choice that another one followed before its turn is not written.
 */
const inItsTurn = (id: string, choice: Choice, work: () => Promise<void>): Promise<void> =>
  inTurn(`status ${id}`, async () => {
    if (choice.isLast()) await work();
    else choice.dropped();
  });

/**
 * Writes what `next` returns for the stored status, nothing for null; returns the status before and
 * after, and when the creator was last changed before. A transaction, because a plain write waits
 * forever when the server cannot be reached.
 */
function write(id: string, next: (before: Standing) => Standing | null) {
  const { path, read } = creatorPlace.at(currentUid(), id);
  const ref = doc(firestore(), path);
  const change = async (transaction: Transaction) => {
    const stored = readDocument(read, await transaction.get(ref));
    if (!stored) throw new Error('This creator no longer exists.');
    const before = { status: stored.status, status_set_by: stored.status_set_by };
    const after = next(before);
    if (after) transaction.update(ref, { ...after, ...personWrote() });
    return { before, after, changed_at: stored.updated_at };
  };
  return runTransaction(firestore(), change, { maxAttempts: 2 });
}

const notSaved = (name: string) =>
  fault(`We couldn’t save the status of ${name}. Please try again.`);

/**
 * Without a network the change waits in this page, which asks before it is closed, until there is
 * one again.
 */
async function saveLater({ id, name }: Named, status: CreatorStatus, choice: Choice) {
  const unmark = markUnsaved('closed');
  notify.info({
    title: `Status of ${name} set to ${status}`,
    description: 'You are offline. It is saved once you are back online.',
  });
  try {
    const ref = doc(firestore(), creatorPlace.path(currentUid(), id));
    await updateDoc(ref, { status, status_set_by: 'person', ...personWrote() });
  } catch {
    notSaved(name);
  } finally {
    // From here on the creator itself shows what is saved.
    choice.dropped();
    unmark();
  }
}

/**
 * Sets a creator's status as the person, shown at once, and offers to undo it. When it is refused, a
 * toast says so and the status is as before.
 */
export async function setStatus({ id, name }: Named, status: CreatorStatus): Promise<void> {
  const choice = wantStatus(id, status);
  await inItsTurn(id, choice, async () => {
    if (!navigator.onLine) return saveLater({ id, name }, status, choice);
    try {
      const { before, changed_at } = await write(id, () => ({ status, status_set_by: 'person' }));
      // One that another choice follows is not what the person sees any more.
      const isLast = choice.isLast();
      choice.saved(changed_at);
      if (!isLast) return;
      notify.success({
        title: `Status of ${name} set to ${status}`,
        action: { label: 'Undo', onClick: () => void undo({ id, name }, { before, set: status }) },
      });
    } catch {
      const isLast = choice.isLast();
      choice.dropped();
      if (isLast) notSaved(name);
    }
  });
}

/** Restores the status and who had set it, unless the status was changed since. */
async function undo({ id, name }: Named, { before, set }: { before: Standing; set: string }) {
  const choice = wantStatus(id, before.status);
  await inItsTurn(id, choice, async () => {
    try {
      const { after, changed_at } = await write(id, (now) => (now.status === set ? before : null));
      if (after) {
        choice.saved(changed_at);
        notify.success({ title: `Status of ${name} set to ${before.status}` });
      } else {
        choice.dropped();
        fault(`The status of ${name} has changed since then. Set it in the list.`);
      }
    } catch {
      choice.dropped();
      notSaved(name);
    }
  });
}
