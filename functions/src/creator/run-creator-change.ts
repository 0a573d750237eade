import type { Creator } from '@vibes/core/creator/creator';
import { deletionDocument } from '@vibes/core/firestore/documents';
import { isByPerson } from '@vibes/core/creator/writer';
import type { CommitPorts } from '../steps/decide-and-commit.ts';
import type { DeliveryDispatch } from '../ports/delivery-dispatch.ts';
import { queuePersonsChange } from './queue-persons-change.ts';
import { recordNotesChange } from './record-notes-change.ts';
import { recordStatusChange } from './record-status-change.ts';

/**
 * What follows when a creator was changed. By a person: feed, replies and mirror. By the server:
 * nothing, for it commits what follows with the change itself. Safe to repeat. An event may come
 * hours late, so one of an account that is being deleted, or is gone, changes nothing.
 */
export async function runCreatorChange(
  ports: CommitPorts & { dispatch: DeliveryDispatch },
  change: {
    uid: string;
    /** Id of the event that brought the change; the same when it comes again. */
    event_id: string;
    before: Creator;
    after: Creator;
  },
): Promise<void> {
  if (!isByPerson(change.after)) return;
  const [deletion] = await ports.documents.getAll([deletionDocument.path(change.uid)]);
  if (deletion?.data) return;
  await recordStatusChange(ports, change);
  await recordNotesChange(ports, change);
  await queuePersonsChange(ports, change);
}
