import { runDue, type SweepRun } from '../sweep/run-due.ts';
import { DUE } from '../sweep/sweeps.ts';
import { runRereadCreator, type RereadEnd, type RereadPorts } from './run-reread-creator.ts';

/** Due creators read by one query: what a minute or two can read. */
const PAGE = 50;

/** How many creators ended how. */
export type Reread = Record<RereadEnd | 'failed', number>;

/**
 * Reads every creator that is due by the clock port; one of each platform at once, so that no site
 * is called twice at the same moment. The schedule, the local loop and the tests all call this.
 */
export async function runReread(ports: RereadPorts, run: SweepRun): Promise<Reread> {
  const ends: Reread = {
    left: 0,
    stopped: 0,
    put_off: 0,
    read: 0,
    blocked: 0,
    not_found: 0,
    out_of_credits: 0,
    taken: 0,
    failed: 0,
  };
  await runDue(ports, {
    ...run,
    query: DUE.rereads,
    page: PAGE,
    side_by_side: ({ data }) => data?.['platform'],
    async run(due) {
      const end = await runRereadCreator(ports, due);
      ends[end] += 1;
      return end === 'left' ? 'left' : 'taken';
    },
    onFault: ({ path, error }) => {
      ends.failed += 1;
      ports.onFault({ path, error });
    },
  });
  return ends;
}
