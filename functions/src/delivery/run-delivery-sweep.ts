import { MIRROR_KINDS } from '@vibes/core/delivery/delivery';
import { findDueQueues } from './find-due-queues.ts';
import type { DeliveryPorts } from './run-delivery.ts';
import { runQueue } from './run-queue.ts';

const SIDE_BY_SIDE = 10;
/** Milliseconds a queue may take at a time while others wait. */
const SLICE = 20_000;

/**
 * Runs everything that is due by the clock port: what no dispatch reached, what waited for its
 * time, and leases that ended. A queue that exceeds its slice goes behind the others; the mirrors
 * that emails caused run after those emails. The schedule, the local loop and the tests all call
 * this.
 */
export async function runDeliverySweep(
  ports: DeliveryPorts,
  { until }: { until: Date },
): Promise<{ queues: number; moved: number }> {
  const due = await findDueQueues(ports);
  const waiting = [...due];
  let moved = 0;
  const worker = async () => {
    for (let queue = waiting.shift(); queue; queue = waiting.shift()) {
      const now = ports.clock().getTime();
      if (now >= until.getTime()) return;
      const slice = new Date(Math.min(until.getTime(), now + SLICE));
      const run = await runQueue(ports, { ...queue, until: slice });
      moved += run.moved;
      const { uid, kind } = queue;
      if (run.has_more) waiting.push(queue);
      if (kind === 'email' && run.moved > 0) {
        waiting.push(...MIRROR_KINDS.map((mirrors) => ({ uid, kind: mirrors })));
      }
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, worker));
  return { queues: due.length, moved };
}
