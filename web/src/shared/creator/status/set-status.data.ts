import type { Creator } from '@vibes/core/creator/creator';
import { statusGivenBack, type CreatorStatus } from '@vibes/core/creator/creator-status';
import { creatorPlace } from '@vibes/core/firestore/places';
import { doc, runTransaction, updateDoc, type Transaction } from 'firebase/firestore';
import { notify } from '../../../components/toaster.tsx';
import { markUnsaved } from '../../../components/unsaved-work.ts';
import { firestore } from '../../../lib/firestore.ts';
import { inTurn } from '../../../lib/in-turn.ts';
import { currentUid } from '../../../lib/live.ts';
import { onOtherPerson } from '../../../lib/other-person.ts';
import { personWrote } from '../../../lib/person-wrote.ts';
import { readDocument } from '../../../lib/read-documents.ts';
import { chooseStatus } from './optimistic-status.ts';
import { oneMoreSet, setWords, type StatusSet } from './statuses-set.ts';

type SetStatus = Pick<Creator, 'status' | 'status_set_by'>;
type Choice = ReturnType<typeof chooseStatus>;
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
function write(id: string, next: (stored: Creator) => SetStatus | null) {
  const { path, read } = creatorPlace.at(currentUid(), id);
  const ref = doc(firestore(), path);
  const change = async (transaction: Transaction) => {
    const stored = readDocument(read, await transaction.get(ref));
    if (!stored) throw new Error('This creator no longer exists.');
    const before = { status: stored.status, status_set_by: stored.status_set_by };
    const after = next(stored);
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

/** Of the toast that is open: five statuses by keys are one toast, not five over the list. */
let told: StatusSet[] = [];
/** Each toast has an id of its own: one that is closing would take a later one along. */
let toasts = 0;

function tell(one: StatusSet) {
  told = oneMoreSet(told, one);
  const all = told;
  notify.success({
    id: `statuses-${toasts}`,
    title: setWords(all),
    action: { label: 'Undo', onClick: () => void undoAll(all) },
    onClose: () => {
      toasts += 1;
      told = [];
    },
  });
}
onOtherPerson(() => {
  told = [];
});

/**
 * Sets a creator's status as the person, shown at once, and offers to undo it. When it is refused, a
 * toast says so and the status is as before.
 */
export async function setStatus({ id, name }: Named, status: CreatorStatus): Promise<void> {
  const choice = chooseStatus(id, status);
  await inItsTurn(id, choice, async () => {
    if (!navigator.onLine) return saveLater({ id, name }, status, choice);
    try {
      const { before, changed_at } = await write(id, () => ({ status, status_set_by: 'person' }));
      // One that another choice follows is not what the person sees any more.
      const isLast = choice.isLast();
      choice.saved(changed_at);
      if (!isLast) return;
      tell({ id, name, before, set: status });
    } catch {
      const isLast = choice.isLast();
      choice.dropped();
      if (isLast) notSaved(name);
    }
  });
}

async function undoAll(all: readonly StatusSet[]) {
  const ends = await Promise.all(all.map(undo));
  const back = all.flatMap(({ name }, at) => {
    const status = ends[at];
    return status ? [{ name, status }] : [];
  });
  const [one] = back;
  if (!one) return;
  const title =
    back.length === 1
      ? `Status of ${one.name} set to ${one.status}`
      : `${back.length} statuses set back`;
  notify.success({ title });
}

/** Restores the status and who had set it, moved on by what went out since, unless the status was changed since. The status it has then; null where it did not. */
async function undo({ id, name, before, set }: StatusSet): Promise<CreatorStatus | null> {
  const choice = chooseStatus(id, before.status);
  let back: CreatorStatus | null = null;
  await inItsTurn(id, choice, async () => {
    try {
      const { after, changed_at } = await write(id, (now) =>
        now.status === set ? statusGivenBack(before, now) : null,
      );
      if (after) {
        choice.saved(changed_at);
        back = after.status;
      } else {
        choice.dropped();
        fault(`The status of ${name} has changed since then. Set it in the list.`);
      }
    } catch {
      choice.dropped();
      notSaved(name);
    }
  });
  return back;
}
