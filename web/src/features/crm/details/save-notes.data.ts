import type { Creator } from '@vibes/core/creator/creator';
import { paths } from '@vibes/core/firestore/paths';
import { doc, serverTimestamp, updateDoc } from 'firebase/firestore';
import { notify } from '../../../components/toaster.tsx';
import { firestore } from '../../../lib/firestore.ts';
import { currentUid } from '../../../lib/live.ts';

/** Saves the notes on a creator; true when they are saved, else it says that they are not. */
export async function saveNotes(
  creator: Pick<Creator, 'id' | 'name'>,
  notes: string,
): Promise<boolean> {
  try {
    await updateDoc(doc(firestore(), paths.creator(currentUid(), creator.id)), {
      notes,
      updated_at: serverTimestamp(),
    });
    return true;
  } catch {
    notify.error({
      title: 'Notes not saved',
      description: `Your notes on ${creator.name} are still here. Please try again.`,
    });
    return false;
  }
}
