import { jobDocument } from '@vibes/core/firestore/documents';
import type { Work } from '@vibes/core/job/job';
import { decideAndCommit, type CommitPorts, type Decision } from '../steps/decide-and-commit.ts';
import { loadDocuments } from '../steps/load-documents.ts';
import type { JobKind, JobOf } from './job-kind.ts';
import { endOf, LEASE_MS, MOST_TRIES } from './take-job.ts';

/** A job in the hands of the worker that has its lease. */
interface Held<W extends Work> {
  uid: string;
  id: string;
  job: JobOf<W>;
}

/** The job after a step; null where another worker has it by now, and nothing is stored. */
interface Taken<W extends Work> {
  job: JobOf<W> | null;
  due: string | undefined;
}

/**
 * Takes one step and stores it with its writes, in one commit, which renews the lease. Where
 * something that the step depends on changes at the same time, it is taken again.
 */
export const takeStep = <W extends Work>(
  ports: CommitPorts,
  { uid, id, job }: Held<W>,
  kind: JobKind<W>,
): Promise<Taken<W>> =>
  decideAndCommit(ports, {
    async read() {
      const is_last_try = job.tries >= MOST_TRIES;
      const step = await kind.step({ uid, work: job.work, done: job.done, is_last_try });
      const [stored] = await loadDocuments(ports.documents, [jobDocument.at(uid, id)]);
      return { step, stored };
    },
    decide({ step, stored: { path, data: stored, version } }, now): Decision<Taken<W>> {
      const { work, done, is_over, writes = [], due } = step;
      if (stored?.state !== 'running' || stored.lease_token !== job.lease_token)
        return { writes: [], result: { job: null, due } };
      // An earlier commit of this step went through, and only its answer was lost.
      if (stored.steps !== job.steps)
        return { writes: [], result: { job: { ...job, ...stored } as JobOf<W>, due } };
      const goesOn = { due_at: new Date(now.getTime() + LEASE_MS) };
      const next = { work, done, steps: job.steps + 1, tries: 0 };
      const data = { ...next, ...(is_over ? endOf('done', now) : goesOn) };
      return {
        writes: [{ kind: 'update', path, data, if_version: version }, ...writes],
        result: { job: { ...job, ...data }, due },
      };
    },
  });

/** Gives the job back. A sweep goes on with it at `due_at`, a person at any time. */
export const giveBack = <W extends Work>(
  ports: CommitPorts,
  { uid, id, job }: Held<W>,
  due_at: Date,
): Promise<void> =>
  decideAndCommit(ports, {
    read: () => loadDocuments(ports.documents, [jobDocument.at(uid, id)]),
    decide([{ path, data: stored, version }]) {
      const isMine = stored?.state === 'running' && stored.lease_token === job.lease_token;
      const data = { lease_token: null, due_at };
      return {
        writes: isMine ? [{ kind: 'update', path, data, if_version: version }] : [],
        result: undefined,
      };
    },
  });
