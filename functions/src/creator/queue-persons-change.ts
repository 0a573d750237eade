import type { Creator } from '@vibes/core/creator/creator';
import { isPersonsCopiedChange } from '@vibes/core/crm/is-copied-change';
import type { Clock } from '../ports/clock.ts';
import type { CopyWrites } from '../ports/copy-writes.ts';
import type { DeliveryNudge } from '../ports/delivery-nudge.ts';
import type { Documents } from '../ports/documents.ts';

/** Conflicts with a copy that is taken, or queued for another change, this instant. */
const MOST_TRIES = 20;

/**
 * Queues a copy of a creator whose status or notes a person changed by hand. The server's own
 * changes bring their copy with them and pass unheard. An event that comes twice makes no second
 * request to a webhook: its copy is there already, whatever became of it.
 */
export async function queuePersonsChange(
  ports: { documents: Documents; clock: Clock; copyWrites: CopyWrites; nudge: DeliveryNudge },
  change: { uid: string; event_id: string; before: Creator; after: Creator },
): Promise<void> {
  const { documents } = ports;
  const { uid, event_id, before, after: creator } = change;
  if (!isPersonsCopiedChange(before, creator)) return;
  const revision = event_id.replace(/[^\w-]/g, '_');
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const writes = await ports.copyWrites(documents, {
      uid,
      creator,
      now: ports.clock(),
      revision,
    });
    const [copy] = writes;
    if (!copy) return;
    if ((await documents.commit(writes)) === 'committed') {
      return ports.nudge({ uid, id: copy.path.split('/').at(-1) ?? '' });
    }
    // Queued since the change was made: it shows the change.
    if (copy.kind === 'create') return;
  }
  throw new Error(`The copy of ${creator.id} could not be queued`);
}
