import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { PageReaders } from '../../ports/page-readers.ts';
import { finishReading, type ProfileReading } from '../../scrape/profile/profile-reading.ts';
import type { LinkPageRead } from '../../scrape/page-read.ts';
import { readLinkPage } from '../../scrape/read-link-page.ts';
import { beginProfileOn } from '../../scrape/read-page.ts';
import { beginProfilePage } from '../../scrape/read-profile-page.ts';
import type { PageJob } from './page-thread.ts';
import { semaphore } from './semaphore.ts';

/** Characters. A page of this size keeps everybody else of its instance waiting for a tenth of a second at worst. */
const LARGE_PAGE = 500_000;
/** A thread that wants more ends, and not the instance, which has 512 MiB for all. */
const MOST_MEMORY = 192;

interface ThreadRules {
  /** The file a thread runs: `page-thread.ts`, built. */
  script: URL;
  /** Characters from which on a page is read in a thread. */
  large?: number;
  /** Threads at once; further pages wait for their turn. */
  most?: number;
  /** Milliseconds of a page in its thread: several times what the worst of the largest size takes. */
  longest_reading?: number;
  /** MiB of a thread. */
  most_memory?: number;
  /** Milliseconds without a page after which a thread ends. */
  longest_rest?: number;
  /**
   * Receives the error of a reading that threw, or took too long though its caller still waited.
   */
  onFault: (fault: { error: unknown }) => void;
}

/** What any reader says of a page that could not be read. */
interface Unread {
  kind: 'blocked';
  reason: 'timeout' | 'error';
}
const blockedBy = (reason: Unread['reason']): Unread => ({ kind: 'blocked', reason });

/**
 * The ports with large pages read in threads: none holds up the rest of the instance, and a reading
 * ends with its request, whatever it is at. A profile is looked for in the places known to hold it at
 * once, which is quick, and only the search of the whole page is left to a thread. Threads are begun
 * by the first large page, rest between pages, and end when none comes.
 */
export function threadedPageReaders(rules: ThreadRules): PageReaders {
  const { large = LARGE_PAGE, longest_reading = 4000, longest_rest = 5 * 60_000 } = rules;
  const acquire = semaphore(rules.most ?? 2);
  const resting = new Map<Worker, NodeJS.Timeout>();

  const resourceLimits = { maxOldGenerationSizeMb: rules.most_memory ?? MOST_MEMORY };
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

  const readInTurn = async <Read>(job: PageJob, signal: AbortSignal): Promise<Read | Unread> => {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(longest_reading)]);
    let thread: Worker | undefined;
    try {
      const [rested] = [...resting.keys()].slice(-1);
      thread = rested ? wake(rested) : begin();
      const answer = once(thread, 'message', { signal: limit });
      thread.postMessage(job);
      const [read] = (await answer) as [Read];
      rest(thread);
      return read;
    } catch (error) {
      if (thread) end(thread);
      if (!signal.aborted) rules.onFault({ error });
      return blockedBy(limit.aborted ? 'timeout' : 'error');
    }
  };

  const readAside = async <Read>(job: PageJob, signal: AbortSignal): Promise<Read | Unread> => {
    const release = await acquire(signal);
    return release ? readInTurn<Read>(job, signal).finally(release) : blockedBy('timeout');
  };
  const isLarge = ({ page }: PageJob) => page.body.length >= large;
  const finish = <Read>(begun: ProfileReading<Read>, job: PageJob, signal: AbortSignal) =>
    'search' in begun && isLarge(job) ? readAside<Read>(job, signal) : finishReading(begun);

  return {
    readLinkPage: async (page, signal) => {
      const job = { by: 'readLinkPage', page } as const;
      return isLarge(job) ? readAside<LinkPageRead>(job, signal) : readLinkPage(page);
    },
    readProfilePage: async (page, signal) =>
      finish(beginProfilePage(page), { by: 'readProfilePage', page }, signal),
    readProfileOn: async (page, signal) =>
      finish(beginProfileOn(page), { by: 'readProfileOn', page }, signal),
  };
}
