import type { Creator } from '@vibes/core/creator/creator';
import { creatorPlace } from '@vibes/core/firestore/places';
import { doc, runTransaction, type Transaction } from 'firebase/firestore';
import { notify } from '../../../components/toaster.tsx';
import { firestore } from '../../../lib/firestore.ts';
import { currentUid } from '../../../lib/live.ts';
import { personWrote } from '../../../lib/person-wrote.ts';
import type { NotesDraft } from './notes-drafts.ts';

const title = 'Notes not saved';

/**
 * Saves the notes on a creator, but never over newer ones. Returns true when they are saved;
 * otherwise it shows a toast. A transaction, because a plain write waits forever when the server
 * cannot be reached.
 */
export async function saveNotes(
  creator: Pick<Creator, 'id' | 'name'>,
  { text, base }: NotesDraft,
): Promise<boolean> {
  const ref = doc(firestore(), creatorPlace.path(currentUid(), creator.id));
  const write = async (transaction: Transaction) => {
    const stored: unknown = (await transaction.get(ref)).get('notes');
    // Already there: the first attempt arrived, its answer did not.
    if (stored === text) return true;
    if (stored !== base) return false;
    transaction.update(ref, { notes: text, ...personWrote() });
    return true;
  };
  try {
    const isSaved = await runTransaction(firestore(), write, { maxAttempts: 2 });
    if (!isSaved)
      notify.error({
        title,
        description: 'These notes were changed elsewhere. Choose which to keep.',
      });
    return isSaved;
  } catch {
    notify.error({
      title,
      description: `Your notes on ${creator.name} are still here. Please try again.`,
    });
    return false;
  }
}
