import { isBlocked } from '@vibes/core/account/user-account';
import { jobDocument, userDocument } from '@vibes/core/firestore/documents';
import type { Job, Work } from '@vibes/core/job/job';
import { decideAndCommit, type CommitPorts, type Decision } from '../steps/decide-and-commit.ts';
import { loadDocuments } from '../steps/load-documents.ts';
import type { JobKind, JobOf } from './job-kind.ts';

/** Milliseconds that a worker has for a step: far more than one takes. */
export const LEASE_MS = 60_000;
/** A job that was taken so often without a step ends. */
export const MOST_TRIES = 5;
/** Milliseconds for which a job that is over is kept, so that its last call can be repeated. */
const KEPT_MS = 24 * 60 * 60_000;

/** What ends a job, of whatever state it was. */
export const endOf = (state: Exclude<Job['state'], 'running'>, now: Date) => ({
  ...{ state, lease_token: null, due_at: undefined },
  expires_at: new Date(now.getTime() + KEPT_MS),
});

interface Asked<W extends Work> {
  uid: string;
  id: string;
  kind: JobKind<W>;
  /** The person ends it, whoever works on it. */
  stop?: boolean | undefined;
  token: string;
}

/** A job, and whether it is this worker's for a part. */
type Taken<W extends Work> = { job: JobOf<W>; is_mine: boolean } | null;

const isOf = <W extends Work>(job: Job, kind: JobKind<W>): job is JobOf<W> & Job =>
  job.work.name === kind.name;

const isTaken = ({ lease_token, due_at }: Job, now: Date): boolean =>
  lease_token !== null && due_at !== undefined && due_at > now;

/**
 * Takes a job for one part: of all who ask at once, one has it. It ends here where the person stops
 * it, the account is closed, or it does not get on. Null where there is none of this kind.
 */
export const takeJob = <W extends Work>(
  ports: CommitPorts,
  { uid, id, kind, stop = false, token }: Asked<W>,
): Promise<Taken<W>> =>
  decideAndCommit(ports, {
    read: () => loadDocuments(ports.documents, [jobDocument.at(uid, id), userDocument.at(uid)]),
    decide([{ path, data: job, version }, { data: user }], now): Decision<Taken<W>> {
      if (!job || !isOf(job, kind)) return { writes: [], result: null };
      // An earlier commit went through, and only its answer was lost.
      if (job.lease_token === token) return { writes: [], result: { job, is_mine: true } };
      const isClosed = !user || isBlocked(user);
      const isStuck = job.tries >= MOST_TRIES;
      const isBusy = isTaken(job, now) && !stop && !isClosed;
      if (job.state !== 'running' || isBusy) return { writes: [], result: { job, is_mine: false } };
      if (stop || isClosed || isStuck) {
        const data = endOf(isStuck && !stop && !isClosed ? 'failed' : 'stopped', now);
        const drops = kind.dropWrites?.({ uid, work: job.work }) ?? [];
        return {
          writes: [{ kind: 'update', path, data, if_version: version }, ...drops],
          result: { job: { ...job, ...data }, is_mine: false },
        };
      }
      const due_at = new Date(now.getTime() + LEASE_MS);
      const data = { lease_token: token, due_at, tries: job.tries + 1 };
      return {
        writes: [{ kind: 'update', path, data, if_version: version }],
        result: { job: { ...job, ...data }, is_mine: true },
      };
    },
  });
