import { creatorDocument } from '@vibes/core/firestore/documents';
import type { StoredDocument } from '../ports/documents.ts';
import { runRereadCreator, type RereadEnd, type RereadPorts } from './run-reread-creator.ts';

/**
 * Due creators read by one query: far more than a sweep can read, so that no account fills it
 * alone.
 */
const PAGE = 2000;

/** How many creators ended how. */
export type Reread = Record<RereadEnd | 'failed', number>;

/** Reads one creator; a fault is reported, and must not hold up the ones behind it. */
async function runOne(ports: RereadPorts, due: StoredDocument): Promise<keyof Reread> {
  try {
    return await runRereadCreator(ports, due);
  } catch (error) {
    ports.onFault({ path: due.path, error });
    return 'failed';
  }
}

const accountOf = ({ path }: StoredDocument) => creatorDocument.idsIn(path).uid;
const platformOf = ({ data }: StoredDocument) => data?.['platform'];

/**
 * Round-robin over accounts: first the longest due of each, then the second, so that none waits for
 * another's backlog.
 */
function roundRobin(due: StoredDocument[]): StoredDocument[] {
  const counts = new Map<unknown, number>();
  const placed = due.map((one) => {
    const place = counts.get(accountOf(one)) ?? 0;
    counts.set(accountOf(one), place + 1);
    return { one, place };
  });
  return placed.toSorted((a, b) => a.place - b.place).map(({ one }) => one);
}

/**
 * Reads every creator that is due by the clock port, of all accounts, round-robin and within each
 * the longest due first; one of each platform at once, so that no site is called twice at the same
 * moment. It queries again until nothing is due, or nothing could be claimed; no creator is begun
 * after `until`. The schedule, the local loop and the tests all call this.
 */
export async function runReread(ports: RereadPorts, { until }: { until: Date }): Promise<Reread> {
  const ends: Reread = {
    left: 0,
    stopped: 0,
    put_off: 0,
    read: 0,
    blocked: 0,
    not_found: 0,
    out_of_credits: 0,
    failed: 0,
  };
  const isOver = () => ports.clock() >= until;
  const runQueue = async (queue: StoredDocument[]) => {
    let taken = 0;
    for (const one of queue) {
      if (isOver()) break;
      const end = await runOne(ports, one);
      ends[end] += 1;
      if (end !== 'left' && end !== 'failed') taken += 1;
    }
    return taken;
  };
  while (!isOver()) {
    const due = await ports.documents.find({
      collection: 'creators',
      everywhere: true,
      field: 'next_read_at',
      until: ports.clock(),
      limit: PAGE,
    });
    const line = roundRobin(due.filter(({ path }) => creatorDocument.holds(path)));
    const queues = [...new Set(line.map(platformOf))].map((platform) =>
      line.filter((one) => platformOf(one) === platform),
    );
    const taken = await Promise.all(queues.map(runQueue));
    if (!taken.some((count) => count > 0)) break;
  }
  return ends;
}
