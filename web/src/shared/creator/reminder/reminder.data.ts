import type { Creator } from '@vibes/core/creator/creator';
import { creatorPlace } from '@vibes/core/firestore/places';
import { doc, runTransaction, updateDoc } from 'firebase/firestore';
import { notify } from '../../../components/toaster.tsx';
import { markUnsaved } from '../../../components/unsaved-work.ts';
import { sentenceOf } from '../../../lib/call-error.ts';
import { firestore } from '../../../lib/firestore.ts';
import { inTurn } from '../../../lib/in-turn.ts';
import { currentUid } from '../../../lib/live.ts';
import { personWrote } from '../../../lib/person-wrote.ts';
import { readDocument } from '../../../lib/read-documents.ts';
import { longReminderDay } from './reminder-days.ts';

type Reminded = Pick<Creator, 'id' | 'name' | 'remind_at'>;

/** What was set, in one line. */
export const reminderSet = (name: string, at: Date | null): string =>
  at ? `Reminder for ${name} on ${longReminderDay(at)}` : `Reminder for ${name} removed`;

const isSame = (one: Date | null, other: Date | null) => one?.getTime() === other?.getTime();

/**
 * Writes the reminder, and returns the one before. `only`: nothing is written where another one is
 * stored. A transaction, because a plain write waits forever when the server cannot be reached.
 */
function write(id: string, at: Date | null, only?: Date | null): Promise<Date | null> {
  const { path, read } = creatorPlace.at(currentUid(), id);
  const ref = doc(firestore(), path);
  return inTurn(`reminder ${id}`, () =>
    runTransaction(
      firestore(),
      async (transaction) => {
        const stored = readDocument(read, await transaction.get(ref));
        if (!stored) throw new Error('This creator no longer exists.');
        if (only !== undefined && !isSame(stored.remind_at, only))
          throw new Error('The reminder has changed since then.');
        transaction.update(ref, { remind_at: at, ...personWrote() });
        return stored.remind_at;
      },
      { maxAttempts: 2 },
    ),
  );
}

function fault(name: string, error: unknown): false {
  notify.error({
    title: `The reminder for ${name} was not saved`,
    description: sentenceOf(error),
  });
  return false;
}

/** Without a network the reminder shows at once, and waits in this page, which asks before it is closed. */
function saveLater({ id, name }: Reminded, at: Date | null): true {
  const unmark = markUnsaved('closed');
  notify.info({
    title: reminderSet(name, at),
    description: 'You are offline. It is saved once you are back online.',
  });
  const ref = doc(firestore(), creatorPlace.path(currentUid(), id));
  void updateDoc(ref, { remind_at: at, ...personWrote() })
    .catch((error: unknown) => fault(name, error))
    .finally(unmark);
  return true;
}

async function restore({ id, name }: Reminded, before: Date | null, set: Date | null) {
  try {
    await write(id, before, set);
    notify.success({ title: reminderSet(name, before) });
  } catch (error) {
    fault(name, error);
  }
}

/**
 * Sets the day on which the person is reminded of a creator, null for none, and offers to undo it.
 * Resolves to whether it is done, or is done once there is a network; a toast says why not.
 */
export async function setReminder(creator: Reminded, at: Date | null): Promise<boolean> {
  if (!navigator.onLine) return saveLater(creator, at);
  try {
    const before = await write(creator.id, at);
    notify.success({
      title: reminderSet(creator.name, at),
      action: { label: 'Undo', onClick: () => void restore(creator, before, at) },
    });
    return true;
  } catch (error) {
    return fault(creator.name, error);
  }
}
