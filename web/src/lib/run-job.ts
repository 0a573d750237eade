import type { Callables } from '@vibes/core/api/callables';
import type { JobProgress, JobRef } from '@vibes/core/api/job';
import { CallError } from './call-error.ts';
import { call } from './callables.ts';
import { signedInUid } from './session.ts';

/** The callables whose work goes on in parts. */
type JobName = {
  [Name in keyof Callables]: Callables[Name]['result'] extends { job: JobProgress } ? Name : never;
}[keyof Callables];
type Payload<Name extends JobName> = Omit<Callables[Name]['payload'], 'job'>;
type Result<Name extends JobName> = Callables[Name]['result'];

/** What a run tells, and is told. */
interface JobControl<Name extends JobName> {
  /** After each part, what is done so far. */
  onPart?: (result: Result<Name>) => void;
  /** False once the person stopped it. */
  mayGoOn?: () => boolean;
  /** Waits so many milliseconds. */
  wait?: (milliseconds: number) => Promise<void>;
}

const realWait = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Milliseconds before a call that failed is made again, and before each further one. */
const AGAIN_MS = [1000, 3000, 9000];
/** Milliseconds before the next question where a sweep of the server has the job. */
const BUSY_MS = 2000;
/** Questions without any progress, after which the page stops asking. */
const MOST_BUSY = 60;

const GOES_ON = 'This goes on without this page. Reload it in a few minutes to see how it ended.';

/**
 * Has the server do a job, part by part, until it is over: by calls with one id, so that a call whose
 * answer is lost is made again and nothing is done twice. What a closed page leaves, the server
 * finishes. Rejects with the sentence of a refusal.
 */
export async function runJob<Name extends JobName>(
  name: Name,
  payload: Payload<Name>,
  fallback: string,
  { onPart, mayGoOn = () => true, wait = realWait }: JobControl<Name> = {},
): Promise<Result<Name>> {
  const [id, uid] = [crypto.randomUUID(), signedInUid()];
  const ask = async (job: JobRef) => {
    // It is nobody else's job.
    if (signedInUid() !== uid) throw new CallError('unauthenticated', 'Not authenticated');
    return call(name, { ...payload, job }, fallback);
  };
  let known: Result<Name> | null = null;
  const askAgain = async (job: JobRef): Promise<Result<Name>> => {
    for (const pause of AGAIN_MS) {
      try {
        return await ask(job);
      } catch (error) {
        if (error instanceof CallError && error.isRefusal) throw error;
        await wait(pause);
      }
    }
    return ask(job).catch((error: unknown) => {
      throw known ? new CallError('timeout', GOES_ON) : error;
    });
  };
  for (let busy = 0; busy < MOST_BUSY;) {
    const result: Result<Name> = await askAgain({ id });
    const before = known?.job.done ?? -1;
    known = result;
    onPart?.(result);
    if (result.job.state !== 'running') return result;
    if (!mayGoOn()) return askAgain({ id, stop: true });
    busy = result.job.done > before ? 0 : busy + 1;
    if (busy > 0) await wait(BUSY_MS);
  }
  throw new CallError('timeout', GOES_ON);
}
