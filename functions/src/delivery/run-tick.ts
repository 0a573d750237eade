import { runMailbox } from './run-mailbox.ts';
import type { DeliveryPorts } from './run-delivery.ts';

/** Due deliveries looked at in one tick. More wait for the next. */
const PAGE = 200;
const SIDE_BY_SIDE = 10;

/**
 * Runs everything that is due by the clock port: what no nudge reached, what
 * waited for its time, and leases that ended. The schedule, the local loop and
 * the tests all call this.
 */
export async function runTick(
  ports: DeliveryPorts,
  { until }: { until: Date },
): Promise<{ mailboxes: number; moved: number }> {
  const due = await ports.documents.find({
    collection: 'deliveries',
    everywhere: true,
    field: 'due_at',
    until: ports.clock(),
    limit: PAGE,
  });
  const owners = new Set(due.map(({ path }) => path.split('/')[1] ?? ''));
  const waiting = [...owners];
  let moved = 0;
  const worker = async () => {
    for (let uid = waiting.shift(); uid; uid = waiting.shift()) {
      moved += await runMailbox(ports, { uid, until });
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, worker));
  return { mailboxes: owners.size, moved };
}
