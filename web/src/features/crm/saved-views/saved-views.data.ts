import { savedViewPlace } from '@vibes/core/firestore/places';
import { doc, serverTimestamp } from 'firebase/firestore';
import { notify } from '../../../components/toaster.tsx';
import { firestore } from '../../../lib/firestore.ts';
import { currentUid } from '../../../lib/live.ts';
import { writeAtOnce } from '../../../lib/write-at-once.ts';
import type { ListedView } from '../view/view-address.ts';

type Content = Pick<ListedView, 'name' | 'query'>;

const refOf = (id: string) => doc(firestore(), savedViewPlace.path(currentUid(), id));

/** Saves a view under an id, new or known. True when it is saved; else a toast says so. */
export const saveView = (id: string, { name, query }: Content): Promise<boolean> =>
  writeAtOnce('View not saved', (transaction) =>
    transaction.set(refOf(id), { name, query, updated_at: serverTimestamp() }),
  );

/** Deletes a view, and offers to bring it back under the same link. */
export async function deleteView({ id, name, query }: ListedView): Promise<boolean> {
  const isGone = await writeAtOnce('View not deleted', (transaction) =>
    transaction.delete(refOf(id)),
  );
  if (isGone)
    notify.success({
      title: `View “${name}” deleted`,
      action: { label: 'Undo', onClick: () => void saveView(id, { name, query }) },
    });
  return isGone;
}
