import type { Work } from '@vibes/core/job/job';
import type { CommitPorts } from '../steps/decide-and-commit.ts';
import type { JobKind, JobOf } from './job-kind.ts';
import { takeJob } from './take-job.ts';
import { giveBack, takeStep } from './take-step.ts';

/**
 * Milliseconds after which a part begins no further step. An item that others keep changing takes
 * twenty seconds at most, so that a part ends within 25.
 */
const PART_MS = 5_000;
/** Milliseconds that a job which failed to go on waits for the next try, and as many more for each. */
const BACKOFF_MS = 30_000;

interface Asked<W extends Work> {
  uid: string;
  id: string;
  kind: JobKind<W>;
  stop?: boolean | undefined;
  /** Milliseconds after the part for which a sweep leaves the job to the page that asks for the next. */
  left_ms: number;
}

/**
 * One part of a job: steps until its time is up, each stored before the next begins. Returns the job as
 * it knows it then: another worker may have taken it. Null where there is none. A fault gives the
 * job back and is thrown.
 */
export async function runPart<W extends Work>(
  ports: CommitPorts,
  { uid, id, kind, stop, left_ms }: Asked<W>,
): Promise<JobOf<W> | null> {
  const { clock, randomness } = ports;
  const taken = await takeJob(ports, { uid, id, kind, stop, token: randomness.id() });
  if (!taken?.is_mine) return taken?.job ?? null;
  const ends = clock().getTime() + PART_MS;
  let { job } = taken;
  let due: string | undefined;
  try {
    while (job.state === 'running' && clock().getTime() < ends) {
      const step = await takeStep(ports, { uid, id, job }, kind);
      due ??= step.due;
      if (!step.job) return job;
      job = step.job;
    }
    if (job.state === 'running')
      await giveBack(ports, { uid, id, job }, new Date(clock().getTime() + left_ms));
    return job;
  } catch (error) {
    const due_at = new Date(clock().getTime() + BACKOFF_MS * Math.max(1, job.tries));
    // Where this fails too, the lease ends by itself.
    await giveBack(ports, { uid, id, job }, due_at).catch(() => undefined);
    throw error;
  } finally {
    if (due !== undefined) await kind.dispatch?.({ uid, id: due });
  }
}
