import { DELIVERY_KINDS } from '@vibes/core/delivery/delivery';
import { deliveryDocument } from '@vibes/core/firestore/documents';
import { runDue, type SweepRun } from '../sweep/run-due.ts';
import { DUE } from '../sweep/sweeps.ts';
import type { DeliveryPorts } from './run-delivery.ts';
import { runQueue } from './run-queue.ts';

/** Deliveries read by one query. */
const PAGE = 200;
const SIDE_BY_SIDE = 10;
/** Milliseconds a queue may take at a time while others wait. */
const SLICE = 20_000;

/**
 * Runs everything that is due by the clock port: what no dispatch reached, what waited for its
 * time, and leases that ended; each queue with something due once, then those of which something is
 * due by then: queues that exceeded their slice, and the mirrors that emails caused. The schedule,
 * the local loop and the tests all call this.
 */
export async function runDeliverySweep(
  ports: DeliveryPorts,
  { until, part }: SweepRun,
): Promise<{ queues: number; moved: number }> {
  const queues = new Set<string>();
  let moved = 0;
  await runDue(ports, {
    until,
    part,
    query: DUE.deliveries,
    page: PAGE,
    side_by_side: SIDE_BY_SIDE,
    unitOf: ({ uid, data }) => `${uid} ${String(data?.['kind'])}`,
    async run({ uid, data }) {
      const kind = DELIVERY_KINDS.find((one) => one === data?.['kind']);
      if (!kind) return 'left';
      const slice = new Date(Math.min(until.getTime(), ports.clock().getTime() + SLICE));
      const run = await runQueue(ports, { uid, kind, until: slice });
      queues.add(`${uid} ${kind}`);
      moved += run.moved;
      return run.moved > 0 ? 'taken' : 'left';
    },
    onFault: ({ uid, path, error }) => {
      ports.onFault({ uid, id: deliveryDocument.idsIn(path).id, error });
    },
  });
  return { queues: queues.size, moved };
}
