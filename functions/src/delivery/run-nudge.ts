import type { DeliveryKind } from '@vibes/core/channel/channel';
import { COPY_KINDS } from '@vibes/core/delivery/delivery';
import type { DeliveryPorts } from './run-delivery.ts';
import { runLane } from './run-lane.ts';

/**
 * Runs everything that is due of one user, the lanes side by side, and then the copies of
 * those whom an e-mail went to meanwhile.
 *
 * @returns how many deliveries it moved
 */
export async function runNudge(
  ports: DeliveryPorts,
  { uid, until }: { uid: string; until: Date },
): Promise<number> {
  const run = async (kind: DeliveryKind) => (await runLane(ports, { uid, kind, until })).moved;
  const runCopies = () => Promise.all(COPY_KINDS.map(run));
  const [emails, copies] = await Promise.all([run('email'), runCopies()]);
  const behind = emails > 0 ? await runCopies() : [];
  return [emails, ...copies, ...behind].reduce((sum, moved) => sum + moved, 0);
}
