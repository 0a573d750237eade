import { DELIVERY_KINDS } from '@vibes/core/delivery/delivery';
import type { DeliveryPorts } from './run-delivery.ts';
import { runLane } from './run-lane.ts';

/**
 * Runs everything that is due of one user, the lanes side by side.
 *
 * @returns how many deliveries it moved
 */
export async function runNudge(
  ports: DeliveryPorts,
  { uid, until }: { uid: string; until: Date },
): Promise<number> {
  const runs = await Promise.all(
    DELIVERY_KINDS.map((kind) => runLane(ports, { uid, kind, until })),
  );
  return runs.reduce((sum, { moved }) => sum + moved, 0);
}
