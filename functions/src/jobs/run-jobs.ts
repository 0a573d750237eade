import { jobDocument } from '@vibes/core/firestore/documents';
import type { Work } from '@vibes/core/job/job';
import type { CommitPorts } from '../steps/decide-and-commit.ts';
import { runDue, type SweepRun } from '../sweep/run-due.ts';
import { DUE } from '../sweep/sweeps.ts';
import type { JobKind } from './job-kind.ts';
import type { JobKinds } from './job-kinds.ts';
import { runPart } from './run-part.ts';

/** Jobs read by one query. */
const PAGE = 100;

interface Ports extends CommitPorts {
  kinds: JobKinds;
  /** Called for a job that could not go on. It is due again later, and others go on. */
  onFault: (fault: { uid: string; id: string; error: unknown }) => void;
}

/**
 * Goes on with every job that is due by the clock port, those that no page asks for any more, by
 * parts.
 */
export async function runJobs(ports: Ports, run: SweepRun): Promise<{ parts: number }> {
  let parts = 0;
  await runDue(ports, {
    ...run,
    query: DUE.jobs,
    page: PAGE,
    side_by_side: 1,
    async run({ path, data, uid }) {
      const { id } = jobDocument.idsIn(path);
      const { work } = jobDocument.schema.parse(data);
      const kind = ports.kinds[work.name] as JobKind<Work>;
      const job = await runPart(ports, { uid, id, kind, left_ms: 0 });
      parts += 1;
      return job?.state === 'running' ? 'taken' : 'left';
    },
    onFault: ({ uid, path, error }) => {
      ports.onFault({ uid, id: jobDocument.idsIn(path).id, error });
    },
  });
  return { parts };
}
