import type { DeliveryKind } from '@vibes/core/channel/channel';
import { MIRROR_KINDS } from '@vibes/core/delivery/delivery';
import type { DeliveryPorts } from './run-delivery.ts';
import { runQueue } from './run-queue.ts';

/**
 * Runs everything that is due of one user, the queues side by side, then the mirrors that
 * the emails it sent have queued.
 *
 * @returns how many deliveries it moved
 */
export async function runDispatch(
  ports: DeliveryPorts,
  { uid, until }: { uid: string; until: Date },
): Promise<number> {
  const run = async (kind: DeliveryKind) => (await runQueue(ports, { uid, kind, until })).moved;
  const runMirrors = () => Promise.all(MIRROR_KINDS.map(run));
  const [emails, mirrors] = await Promise.all([run('email'), runMirrors()]);
  const behind = emails > 0 ? await runMirrors() : [];
  return [emails, ...mirrors, ...behind].reduce((sum, moved) => sum + moved, 0);
}
