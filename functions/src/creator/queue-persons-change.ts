import type { Creator } from '@vibes/core/creator/creator';
import { isMirroredChange } from '@vibes/core/crm/is-mirrored-change';
import { decideAndCommit, type CommitPorts } from '../steps/decide-and-commit.ts';
import type { DeliveryDispatch } from '../ports/delivery-dispatch.ts';
import { mirrorIdOf, mirrorWrites, loadMirrorTarget } from '../steps/queue-mirror.ts';

/**
 * Queues a mirror of a creator whose status or notes a person changed by hand. A repeated event
 * makes no second request to a webhook: its mirror exists already, in whatever state.
 */
export async function queuePersonsChange(
  ports: CommitPorts & { dispatch: DeliveryDispatch },
  change: { uid: string; event_id: string; before: Creator; after: Creator },
): Promise<void> {
  const { uid, event_id, before, after: creator } = change;
  if (!isMirroredChange(before, creator)) return;
  const revision = event_id.replace(/[^\w-]/g, '_');
  const queued = await decideAndCommit(ports, {
    read: () => loadMirrorTarget(ports.documents, { uid, creator_id: creator.id }),
    decide(target, now) {
      const writes = mirrorWrites(target, { uid, creator, now, revision });
      const decision = { writes, result: mirrorIdOf(writes) };
      // Another writer created the mirror after the change, so it includes the change.
      return writes[0]?.kind === 'create'
        ? { ...decision, on_conflict: { result: null } }
        : decision;
    },
  });
  if (queued !== null) await ports.dispatch({ uid, id: queued });
}
