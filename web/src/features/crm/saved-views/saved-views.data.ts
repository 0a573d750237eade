import { savedViewPlace } from '@vibes/core/firestore/places';
import { doc, runTransaction, serverTimestamp, type Transaction } from 'firebase/firestore';
import { notify } from '../../../components/toaster.tsx';
import { firestore } from '../../../lib/firestore.ts';
import { currentUid } from '../../../lib/live.ts';
import type { ListedView } from '../view/view-address.ts';

type Content = Pick<ListedView, 'name' | 'query'>;

const refOf = (id: string) => doc(firestore(), savedViewPlace.path(currentUid(), id));

/** A transaction, because a plain write waits forever when the server cannot be reached. */
async function write(fault: string, work: (transaction: Transaction) => void): Promise<boolean> {
  try {
    await runTransaction(
      firestore(),
      (transaction) => {
        work(transaction);
        return Promise.resolve();
      },
      { maxAttempts: 2 },
    );
    return true;
  } catch {
    notify.error({ title: fault, description: 'Check your connection and try again.' });
    return false;
  }
}

/** Saves a view under an id, new or known. True when it is saved; else a toast says so. */
export const saveView = (id: string, { name, query }: Content): Promise<boolean> =>
  write('View not saved', (transaction) =>
    transaction.set(refOf(id), { name, query, updated_at: serverTimestamp() }),
  );

/** Deletes a view, and offers to bring it back under the same link. */
export async function deleteView({ id, name, query }: ListedView): Promise<boolean> {
  const isGone = await write('View not deleted', (transaction) => transaction.delete(refOf(id)));
  if (isGone)
    notify.success({
      title: `View “${name}” deleted`,
      action: { label: 'Undo', onClick: () => void saveView(id, { name, query }) },
    });
  return isGone;
}
