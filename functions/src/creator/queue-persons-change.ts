import type { Creator } from '@vibes/core/creator/creator';
import { isCopiedChange } from '@vibes/core/crm/is-copied-change';
import { decideAndCommit, type CommitPorts } from '../ports/decide-and-commit.ts';
import type { DeliveryNudge } from '../ports/delivery-nudge.ts';
import { copyIdOf, copyWrites, loadCopyTarget } from '../ports/queue-copy.ts';

/**
 * Queues a copy of a creator whose status or notes a person changed by hand. An event that comes
 * twice makes no second request to a webhook: its copy is there already, whatever became of it.
 */
export async function queuePersonsChange(
  ports: CommitPorts & { nudge: DeliveryNudge },
  change: { uid: string; event_id: string; before: Creator; after: Creator },
): Promise<void> {
  const { uid, event_id, before, after: creator } = change;
  if (!isCopiedChange(before, creator)) return;
  const revision = event_id.replace(/[^\w-]/g, '_');
  const queued = await decideAndCommit(ports, {
    read: () => loadCopyTarget(ports.documents, { uid, creator_id: creator.id }),
    decide(target, now) {
      const writes = copyWrites(target, { uid, creator, now, revision });
      const decision = { writes, result: copyIdOf(writes) };
      // Created by somebody else since the change was made, it shows the change.
      return writes[0]?.kind === 'create'
        ? { ...decision, on_conflict: { result: null } }
        : decision;
    },
  });
  if (queued !== null) await ports.nudge({ uid, id: queued });
}
