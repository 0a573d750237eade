import type { StoredDocument } from '../ports/documents.ts';
import { runRereadCreator, type RereadEnd, type RereadPorts } from './run-reread-creator.ts';

/** Due creators looked at in one sweep. More wait for the next. */
const PAGE = 100;

/** How many creators ended how. */
export type Reread = Record<RereadEnd | 'failed', number>;

/** One creator whose reading breaks must not hold up the ones behind it. */
async function runOne(ports: RereadPorts, due: StoredDocument): Promise<keyof Reread> {
  try {
    return await runRereadCreator(ports, due);
  } catch (error) {
    ports.onFault({ path: due.path, error });
    return 'failed';
  }
}

/**
 * Reads every creator whose time has come by the clock port, of everybody, the longest due
 * first; one of each platform at once, so that no site is asked twice at the same moment. No
 * creator is begun after `until`. The schedule, the local loop and the tests all call this.
 */
export async function runReread(ports: RereadPorts, { until }: { until: Date }): Promise<Reread> {
  const due = await ports.documents.find({
    collection: 'creators',
    everywhere: true,
    field: 'next_read_at',
    until: ports.clock(),
    limit: PAGE,
  });
  const lanes = new Map<unknown, StoredDocument[]>();
  for (const one of due) {
    const platform = one.data?.['platform'];
    lanes.set(platform, [...(lanes.get(platform) ?? []), one]);
  }
  const ends: Reread = {
    left: 0,
    stopped: 0,
    read: 0,
    blocked: 0,
    not_found: 0,
    out_of_credits: 0,
    failed: 0,
  };
  const worker = async (lane: StoredDocument[]) => {
    for (const one of lane) {
      if (ports.clock() >= until) return;
      ends[await runOne(ports, one)] += 1;
    }
  };
  await Promise.all([...lanes.values()].map(worker));
  return ends;
}
