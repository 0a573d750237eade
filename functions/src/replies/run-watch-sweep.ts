import type { StoredDocument } from '../ports/documents.ts';
import { runDue, type SweepRun } from '../sweep/run-due.ts';
import { DUE } from '../sweep/sweeps.ts';
import { runWatch } from './run-watch.ts';
import type { WatchPorts } from './watch-ports.ts';

/** Mailboxes found by one query, and looked into at once: each look waits for its mail server. */
const PAGE = 200;
const SIDE_BY_SIDE = 25;

const lastMail = ({ data }: StoredDocument): number => {
  const watch = data?.['watch'] as { last_mail_at?: unknown } | null | undefined;
  return watch?.last_mail_at instanceof Date ? watch.last_mail_at.getTime() : 0;
};

/**
 * Looks into every mailbox that is due by the clock port, each once, until none is left or time is
 * up. One that throws is reported and keeps its lease: it is due again when that is over. The
 * schedule and the tests call this.
 */
export async function runWatchSweep(ports: WatchPorts, run: SweepRun): Promise<{ looks: number }> {
  let looks = 0;
  await runDue(ports, {
    ...run,
    query: DUE.watch,
    page: PAGE,
    side_by_side: SIDE_BY_SIDE,
    // Those with the newest email first: their answers are waited for, and bounces must be seen early.
    order: (one, other) => lastMail(other) - lastMail(one),
    async run({ uid }) {
      looks += 1;
      await runWatch(ports, uid);
      return 'left';
    },
    onFault: ({ uid, error }) => {
      ports.onFault({ uid, error });
    },
  });
  return { looks };
}
