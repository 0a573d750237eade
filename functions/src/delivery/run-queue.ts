import type { DeliveryKind } from '@vibes/core/channel/channel';
import { deliveryDocument } from '@vibes/core/firestore/documents';
import type { DeliveryRef, DeliveryRunResult } from './send-context.ts';
import { loadWaiting } from './load-waiting.ts';
import { runDelivery, type DeliveryPorts } from './run-delivery.ts';
import { newRunMode, type RunMode } from './run-mode.ts';

/** Deliveries read by one query. */
const PAGE = 20;
/** Deliveries that throw, after which a run ends: then the cause is not in the deliveries. */
const MOST_BROKEN = 200;

/** The deliveries of one user and one kind, which run one after the other. */
export interface DeliveryQueue {
  uid: string;
  kind: DeliveryKind;
}

export interface QueueRun {
  /** Deliveries moved. */
  moved: number;
  /** True when time ran out before the queue was empty. */
  has_more: boolean;
}

/**
 * Runs one delivery. If it throws, it is reported once per run of its queue and skipped, so that it
 * does not hold up the ones behind it.
 */
async function runOne(
  ports: DeliveryPorts,
  ref: DeliveryRef,
  mode: RunMode,
): Promise<DeliveryRunResult | 'broken'> {
  try {
    return await runDelivery(ports, ref, mode);
  } catch (error) {
    ports.onFault({ ...ref, error });
    return 'broken';
  }
}

/** Runs what is due, until nothing is left. `is_closed`: another worker holds the mailbox. */
async function runDue(
  ports: DeliveryPorts,
  { uid, kind, until }: DeliveryQueue & { until: Date },
  mode: RunMode,
): Promise<QueueRun & { is_closed: boolean }> {
  const broken = new Set<string>();
  for (let moved = 0; ;) {
    const due = await ports.documents.find({
      collection: deliveryDocument.collection(uid),
      where: [{ field: 'kind', value: kind }],
      field: 'due_at',
      until: ports.clock(),
      limit: PAGE + broken.size,
    });
    const before = moved + broken.size;
    for (const { path } of due) {
      if (broken.has(path)) continue;
      if (ports.clock() >= until) return { moved, has_more: true, is_closed: false };
      const run = await runOne(ports, deliveryDocument.idsIn(path), mode);
      if (run === 'busy') return { moved, has_more: false, is_closed: true };
      if (run === 'broken') broken.add(path);
      else if (run !== 'left') moved += 1;
    }
    const isStuck = moved + broken.size === before || broken.size >= MOST_BROKEN;
    if (isStuck) return { moved, has_more: false, is_closed: false };
  }
}

/**
 * Runs emails whose send time has not come while the mailbox is open: the cap was raised, or
 * others before them were stopped. Ends at the first that must keep waiting.
 */
async function runEarly(
  ports: DeliveryPorts,
  { uid, until }: { uid: string; until: Date },
): Promise<number> {
  const mode: RunMode = { ...newRunMode(), is_early: true };
  for (let moved = 0; ;) {
    const waiting = await loadWaiting(ports.documents, { uid, now: ports.clock(), limit: PAGE });
    if (waiting.length === 0) return moved;
    for (const { id } of waiting) {
      if (ports.clock() >= until) return moved;
      const run = await runOne(ports, { uid, id }, mode);
      if (run === 'left' || run === 'busy' || run === 'broken') return moved;
      moved += 1;
    }
  }
}

/**
 * Runs what is due in a queue, oldest first, one after the other, until nothing is left or another
 * worker holds the mailbox. It queries again after every page, since another worker that found the
 * mailbox busy may have left a delivery.
 */
export async function runQueue(
  ports: DeliveryPorts,
  { uid, kind, until }: DeliveryQueue & { until: Date },
): Promise<QueueRun> {
  const mode = newRunMode();
  const { moved, has_more, is_closed } = await runDue(ports, { uid, kind, until }, mode);
  const { times } = mode;
  // A run that postponed or sent nothing does not know whether the mailbox is open.
  const mayBeOpen = moved > 0 && times.waiting === null && times.given.length === 0;
  if (kind !== 'email' || has_more || is_closed || !mayBeOpen) return { moved, has_more };
  return { moved: moved + (await runEarly(ports, { uid, until })), has_more: false };
}
