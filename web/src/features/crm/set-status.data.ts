import type { Creator } from '@vibes/core/creator/creator';
import type { CreatorStatus } from '@vibes/core/creator/creator-status';
import { paths } from '@vibes/core/firestore/paths';
import { doc, serverTimestamp, updateDoc } from 'firebase/firestore';
import { notify } from '../../components/toaster.tsx';
import { firestore } from '../../lib/firestore.ts';
import { currentUid } from '../../lib/live.ts';

/**
 * Sets a creator's status as the person and offers the way back; the open table shows it at
 * once, and takes it back when it is refused.
 */
export async function setStatus(
  creator: Pick<Creator, 'id' | 'name' | 'status'>,
  status: CreatorStatus,
): Promise<void> {
  const { id, name, status: before } = creator;
  try {
    await updateDoc(doc(firestore(), paths.creator(currentUid(), id)), {
      status,
      status_set_by: 'person',
      updated_at: serverTimestamp(),
    });
  } catch {
    notify.error({
      title: 'Status not changed',
      description: `The status of ${name} could not be saved. Please try again.`,
    });
    return;
  }
  notify.success({
    title: `Status of ${name} set to ${status}`,
    action: { label: 'Undo', onClick: () => void setStatus({ id, name, status }, before) },
  });
}
