import type { JobProgress, JobRef } from '@vibes/core/api/job';
import { jobDocument } from '@vibes/core/firestore/documents';
import { progressOf, type Work } from '@vibes/core/job/job';
import { AppError } from '../platform/app-error.ts';
import { decideAndCommit, type CommitPorts } from '../steps/decide-and-commit.ts';
import { limitRate } from '../steps/limit-rate.ts';
import { loadDocuments } from '../steps/load-documents.ts';
import type { Begun, JobKind } from './job-kind.ts';
import { runAtOnce } from './run-at-once.ts';
import { runPart } from './run-part.ts';

/** Milliseconds without a call after which a sweep takes a job for left by its page. */
const LEFT_MS = 60_000;
/** Jobs that a person may begin in a minute: each is a document of up to a megabyte. */
const BEGUN_A_MINUTE = 20;

interface Asked<W extends Work> {
  uid: string;
  kind: JobKind<W>;
  job: JobRef | undefined;
  /** Decides what there is to do. Throws a refusal. */
  begin: () => Promise<Begun<W>>;
}

/** Stores a job; one that another call has stored stays as it is. */
const createJob = <W extends Work>(
  ports: CommitPorts,
  { uid, id, begun: { work, total } }: { uid: string; id: string; begun: Begun<W> },
): Promise<void> =>
  decideAndCommit(ports, {
    read: () => Promise.resolve(null),
    decide: (_, now) => ({
      writes: [
        {
          kind: 'create',
          path: jobDocument.path(uid, id),
          data: {
            ...{
              uid,
              work,
              total,
              done: 0,
              state: 'running',
              steps: 0,
              tries: 0,
              lease_token: null,
            },
            ...{ started_at: now, due_at: new Date(now.getTime() + LEFT_MS) },
          },
        },
      ],
      result: undefined,
      on_conflict: { result: undefined },
    }),
  });

const unknown = () =>
  new AppError('bad_request', {
    sentence: 'This has ended already. Reload the page to see how.',
    log: 'unknown_job',
  });

/**
 * One call for a job: the first one begins it, each one does a part of it, and one after its end has
 * the same answer as the last. What is done in one step is done at once. A sweep finishes what is not
 * asked for any more.
 */
export async function runJob<W extends Work>(
  ports: CommitPorts,
  { uid, kind, job: asked, begin }: Asked<W>,
): Promise<{ work: W; job: JobProgress }> {
  const { documents, randomness } = ports;
  const { id = randomness.id(), stop = false } = asked ?? {};
  const [{ data: stored }] = asked
    ? await loadDocuments(documents, [jobDocument.at(uid, id)])
    : [{ data: null }];
  if (!stored) {
    if (stop) throw unknown();
    const begun = await begin();
    if (begun.total <= kind.step_size) return runAtOnce(ports, { uid, kind, begun });
    const limit = { counted: 'jobs', per_minute: BEGUN_A_MINUTE } as const;
    await limitRate(documents, { uid, ...limit, now: ports.clock() });
    await createJob(ports, { uid, id, begun });
  }
  const job = await runPart(ports, { uid, id, kind, stop, left_ms: LEFT_MS });
  if (!job) throw unknown();
  return { work: job.work, job: progressOf(job) };
}
