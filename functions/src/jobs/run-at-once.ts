import type { JobProgress } from '@vibes/core/api/job';
import type { Work } from '@vibes/core/job/job';
import { decideAndCommit, type CommitPorts } from '../steps/decide-and-commit.ts';
import type { Begun, JobKind } from './job-kind.ts';

/** Does all steps of a job, and stores nothing of it. */
export async function runAtOnce<W extends Work>(
  ports: CommitPorts,
  { uid, kind, begun }: { uid: string; kind: JobKind<W>; begun: Begun<W> },
): Promise<{ work: W; job: JobProgress }> {
  let { work } = begun;
  let [done, isOver] = [0, begun.total === 0];
  let due: string | undefined;
  try {
    while (!isOver) {
      const from = { uid, work, done, is_last_try: false };
      const step = await decideAndCommit(ports, {
        read: () => kind.step(from),
        decide: (taken) => ({ writes: taken.writes ?? [], result: taken }),
      });
      due ??= step.due;
      ({ work, done, is_over: isOver } = step);
    }
  } finally {
    if (due !== undefined) await kind.dispatch?.({ uid, id: due });
  }
  return { work, job: { state: 'done', done, total: done } };
}
