import { paths } from '@vibes/core/firestore/paths';
import { runDelivery, type DeliveryPorts, type DeliveryRun } from './run-delivery.ts';

/** Deliveries looked up at one go. */
const PAGE = 20;

/** One delivery that breaks must not hold up the ones behind it. */
async function runOne(
  ports: DeliveryPorts,
  ref: { uid: string; id: string },
): Promise<DeliveryRun> {
  try {
    return await runDelivery(ports, ref);
  } catch (error) {
    ports.onFault({ ...ref, error });
    return 'left';
  }
}

/**
 * Runs what is due of one user, one after the other, until nothing is left or
 * another sender is at it. It looks again after every page: whoever found the
 * mailbox taken meanwhile has left a delivery behind, and this finds it.
 *
 * @returns how many deliveries it moved
 */
export async function runMailbox(
  ports: DeliveryPorts,
  { uid, until }: { uid: string; until: Date },
): Promise<number> {
  const collection = paths.deliveries(uid);
  for (let moved = 0; ;) {
    const now = ports.clock();
    const due = await ports.documents.find({
      collection,
      field: 'due_at',
      until: now,
      limit: PAGE,
    });
    const before = moved;
    for (const { path } of due) {
      if (ports.clock() >= until) return moved;
      const run = await runOne(ports, { uid, id: path.split('/').at(-1) ?? '' });
      if (run === 'busy') return moved;
      if (run !== 'left') moved += 1;
    }
    if (moved === before) return moved;
  }
}
