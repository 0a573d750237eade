import { creatorDocument } from '@vibes/core/firestore/documents';
import type { CommitPorts } from '../steps/decide-and-commit.ts';
import { runDue, type SweepRun } from '../sweep/run-due.ts';
import { DUE } from '../sweep/sweeps.ts';
import { runFollowUp } from './run-follow-up.ts';

export interface FollowUpPorts extends CommitPorts {
  /** Called for a follow-up that threw. It stays due, and the others run. */
  onFault: (fault: { uid: string; id: string; error: unknown }) => void;
}

/** Creators read by one query. */
const PAGE = 200;
const SIDE_BY_SIDE = 10;

/** Makes every follow-up that is due an email, which the sweep of deliveries then sends. */
export async function runFollowUpSweep(
  ports: FollowUpPorts,
  run: SweepRun,
): Promise<{ queued: number }> {
  const idOf = (path: string) => creatorDocument.idsIn(path).id;
  let queued = 0;
  await runDue(ports, {
    ...run,
    query: DUE.followUps,
    page: PAGE,
    side_by_side: SIDE_BY_SIDE,
    async run({ uid, path }) {
      const end = await runFollowUp(ports, { uid, creator_id: idOf(path) });
      if (end === 'queued') queued += 1;
      // Another worker was faster, or the clock was set back.
      return end === 'left' ? 'left' : 'taken';
    },
    onFault: ({ uid, path, error }) => {
      ports.onFault({ uid, id: idOf(path), error });
    },
  });
  return { queued };
}
