import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { semaphore } from './semaphore.ts';

/**
 * Measures from now on how many milliseconds of processor a thread has used at most: the time that it
 * was busy, and what the whole process used, whichever is less. Node 20 counts no thread alone; what
 * other processes or other threads take adds to one of the two, and seldom to both.
 */
function busyTime({ performance }: Worker): () => number {
  const before = performance.eventLoopUtilization();
  const used = process.cpuUsage();
  return () => {
    const { active } = performance.eventLoopUtilization(before);
    const { user, system } = process.cpuUsage(used);
    return Math.min(active, (user + system) / 1000);
  };
}

export interface PoolRules {
  /** The file a thread runs, built: it posts that it is ready, then one answer for each job, in turn. */
  script: URL;
  /** Threads at once; further jobs wait for their turn, the first come first. */
  most?: number;
  /** MiB of a thread: one that wants more ends, and not the instance. */
  most_memory: number;
  /** Milliseconds of a job by the clock. */
  longest: number;
  /** Milliseconds of processor that a job may use; machines differ by five in what they do in a second. */
  most_work?: number;
  /** Milliseconds without a job after which a thread ends. */
  longest_rest?: number;
  /** Receives the error of a job that threw, or took too long though its caller still waited. */
  onFault: (fault: { error: unknown }) => void;
}

/** What became of a job: its answer, or why there is none. */
export type JobEnd<Answer> =
  { kind: 'done'; answer: Answer } | { kind: 'ended'; by: 'timeout' | 'error' };

/** Milliseconds between two looks at what a job has used. */
const LOOK_EVERY = 50;

/** Ends once the thread has used that much processor; `stop` calls the looking off. */
function workLimit(thread: Worker, most_work: number) {
  const over = new AbortController();
  const spent = busyTime(thread);
  const looking = setInterval(() => {
    if (spent() > most_work) over.abort(new Error(`More than ${most_work} ms of processor`));
  }, LOOK_EVERY);
  return { signal: over.signal, stop: () => clearInterval(looking) };
}

/**
 * Does jobs in threads, which hold up nothing else and can be ended, whatever they are at. Threads
 * begin with the first job, rest between jobs, and end when none comes. Never throws.
 */
export function threadPool<Answer>(
  rules: PoolRules,
): (job: unknown, signal: AbortSignal) => Promise<JobEnd<Answer>> {
  const { most_work, longest_rest = 5 * 60_000 } = rules;
  const acquire = semaphore(rules.most ?? 2);
  const resting = new Map<Worker, NodeJS.Timeout>();

  const resourceLimits = { maxOldGenerationSizeMb: rules.most_memory };
  const begin = () => {
    // A thread needs nothing of the process: no secret of the environment, no loader.
    const thread = new Worker(rules.script, { env: {}, execArgv: [], resourceLimits });
    // The caller that waits gets the error; a thread that fails while it is being ended must not
    // end the process.
    return thread.on('error', () => undefined);
  };
  const wake = (thread: Worker) => {
    clearTimeout(resting.get(thread));
    resting.delete(thread);
    thread.ref();
    return thread;
  };
  const end = (thread: Worker) => void wake(thread).terminate();
  /** Keeps no process alive. */
  const rest = (thread: Worker) => {
    thread.unref();
    resting.set(thread, setTimeout(end, longest_rest, thread).unref());
  };

  const doInTurn = async (job: unknown, signal: AbortSignal): Promise<JobEnd<Answer>> => {
    const inTime = AbortSignal.any([signal, AbortSignal.timeout(rules.longest)]);
    let thread: Worker | undefined;
    let work: ReturnType<typeof workLimit> | undefined;
    try {
      const [rested] = [...resting.keys()].slice(-1);
      thread = rested ? wake(rested) : begin();
      if (!rested) await once(thread, 'message', { signal: inTime });
      if (most_work !== undefined) work = workLimit(thread, most_work);
      const limit = work ? AbortSignal.any([inTime, work.signal]) : inTime;
      const answered = once(thread, 'message', { signal: limit });
      thread.postMessage(job);
      const [answer] = (await answered) as [Answer];
      rest(thread);
      return { kind: 'done', answer };
    } catch (error) {
      if (thread) end(thread);
      if (!signal.aborted) rules.onFault({ error });
      return {
        kind: 'ended',
        by: inTime.aborted || work?.signal.aborted ? 'timeout' : 'error',
      };
    } finally {
      work?.stop();
    }
  };

  return async (job, signal) => {
    const release = await acquire(signal);
    return release ? doInTurn(job, signal).finally(release) : { kind: 'ended', by: 'timeout' };
  };
}
