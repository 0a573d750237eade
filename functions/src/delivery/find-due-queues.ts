import type { DeliveryKind } from '@vibes/core/channel/channel';
import { DELIVERY_KINDS } from '@vibes/core/delivery/delivery';
import { deliveryDocument } from '@vibes/core/firestore/documents';
import type { Clock } from '../ports/clock.ts';
import type { Documents } from '../ports/documents.ts';
import type { DeliveryQueue } from './run-queue.ts';

/**
 * Deliveries read in one query, and the number of queries: thousands due for one user must not hide
 * the others.
 */
const PAGE = 200;
const MOST_PAGES = 50;

const kindOf = (data: Record<string, unknown> | undefined): DeliveryKind | undefined =>
  DELIVERY_KINDS.find((kind) => kind === data?.['kind']);

/** Round-robin over users, so that no user waits for all queues of another. */
function roundRobin(queues: DeliveryQueue[]): DeliveryQueue[] {
  const rounds = new Map<string, number>();
  const ranked = queues.map((queue) => {
    const round = rounds.get(queue.uid) ?? 0;
    rounds.set(queue.uid, round + 1);
    return { queue, round };
  });
  return ranked.sort((a, b) => a.round - b.round).map(({ queue }) => queue);
}

/**
 * The queues with something due, each once, round-robin over users; the one that waits longest
 * first.
 */
export async function findDueQueues({
  documents,
  clock,
}: {
  documents: Documents;
  clock: Clock;
}): Promise<DeliveryQueue[]> {
  const queues = new Map<string, DeliveryQueue>();
  let after: Date | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const due = await documents.find({
      collection: 'deliveries',
      everywhere: true,
      field: 'due_at',
      until: clock(),
      after,
      limit: PAGE,
    });
    for (const { path, data } of due) {
      const kind = kindOf(data);
      if (!kind || !deliveryDocument.holds(path)) continue;
      const { uid } = deliveryDocument.idsIn(path);
      queues.set(`${uid} ${kind}`, { uid, kind });
    }
    const last = due.at(-1)?.data?.['due_at'];
    if (due.length < PAGE || !(last instanceof Date)) break;
    after = last;
  }
  return roundRobin([...queues.values()]);
}
