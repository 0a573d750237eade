import type { Creator } from '@vibes/core/creator/creator';
import type { Clock } from '../ports/clock.ts';
import type { CopyWrites } from '../ports/copy-writes.ts';
import type { DeliveryNudge } from '../ports/delivery-nudge.ts';
import type { Documents } from '../ports/documents.ts';
import { queuePersonsChange } from './queue-persons-change.ts';
import { recordStatusChange } from './record-status-change.ts';

/** What follows when a creator was changed: by a person, feed, replies and copy; by the server, nothing. Safe to repeat. */
export async function runCreatorChange(
  ports: { documents: Documents; clock: Clock; copyWrites: CopyWrites; nudge: DeliveryNudge },
  change: {
    uid: string;
    /** Id of the event that brought the change; the same when it comes again. */
    event_id: string;
    before: Creator;
    after: Creator;
  },
): Promise<void> {
  await recordStatusChange(ports, change);
  await queuePersonsChange(ports, change);
}
