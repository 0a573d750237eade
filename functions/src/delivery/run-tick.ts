import { COPY_KINDS } from '@vibes/core/delivery/delivery';
import { findDueLanes } from './find-due-lanes.ts';
import type { DeliveryPorts } from './run-delivery.ts';
import { runLane } from './run-lane.ts';

const SIDE_BY_SIDE = 10;
/** Milliseconds a lane may take at a time while others wait. */
const SLICE = 20_000;

/**
 * Runs everything that is due by the clock port: what no nudge reached, what
 * waited for its time, and leases that ended. A lane that does not end goes to the
 * back, so that others come in between; behind e-mails come the copies of those they
 * went to. The schedule, the local loop and the tests all call this.
 */
export async function runTick(
  ports: DeliveryPorts,
  { until }: { until: Date },
): Promise<{ lanes: number; moved: number }> {
  const due = await findDueLanes(ports);
  const waiting = [...due];
  let moved = 0;
  const worker = async () => {
    for (let lane = waiting.shift(); lane; lane = waiting.shift()) {
      const now = ports.clock().getTime();
      if (now >= until.getTime()) return;
      const slice = new Date(Math.min(until.getTime(), now + SLICE));
      const run = await runLane(ports, { ...lane, until: slice });
      moved += run.moved;
      const { uid, kind } = lane;
      if (run.has_more) waiting.push(lane);
      if (kind === 'email' && run.moved > 0) {
        waiting.push(...COPY_KINDS.map((copies) => ({ uid, kind: copies })));
      }
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, worker));
  return { lanes: due.length, moved };
}
