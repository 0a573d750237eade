import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { LinkPageReader } from '../../ports/link-page-reader.ts';
import type { LinkPageRead } from '../../scrape/page-read.ts';
import { readLinkPage } from '../../scrape/read-link-page.ts';
import { turnsOf } from './turns.ts';

/** Characters. A page of this size keeps everybody else of its instance waiting for a tenth of a second at worst. */
const LARGE_PAGE = 500_000;
/** A thread that wants more ends, and not the instance, which has 512 MiB for all. */
const MEMORY = { maxOldGenerationSizeMb: 192 };

interface ThreadRules {
  /** The file a thread runs: `page-thread.ts`, built. */
  script: URL;
  /** Characters from which on a page is read in a thread. */
  large?: number;
  /** Threads at once; a page more waits for its turn. */
  most?: number;
  /** Milliseconds of a page in its thread: several times what the worst of the largest size takes. */
  longest_reading?: number;
  /** Milliseconds without a page after which a thread ends. */
  longest_rest?: number;
  /** Hears of a reading that broke, or took too long though its caller still waited. */
  onFault: (fault: { error: unknown }) => void;
}

const blockedBy = (cause: 'timeout' | 'error'): LinkPageRead => ({ kind: 'blocked', cause });

/**
 * The port with large pages read in threads: none holds up the rest of the instance, and a reading
 * ends with its press, whatever it is at. Threads are begun by the first large page, rest between
 * pages, and end when none comes.
 */
export function threadedLinkReader(
  rules: ThreadRules,
): (...asked: Parameters<LinkPageReader>) => Promise<LinkPageRead> {
  const { large = LARGE_PAGE, longest_reading = 2000, longest_rest = 5 * 60_000 } = rules;
  const takeTurn = turnsOf(rules.most ?? 2);
  const resting = new Map<Worker, NodeJS.Timeout>();

  const begin = () => {
    // Of the process it needs nothing: no secret of the environment, no loader.
    const thread = new Worker(rules.script, { env: {}, execArgv: [], resourceLimits: MEMORY });
    // Whoever waits hears of it; one that breaks while it is ended breaks nothing else.
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

  const readAside = async (page: object, signal: AbortSignal): Promise<LinkPageRead> => {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(longest_reading)]);
    let thread: Worker | undefined;
    try {
      const [rested] = [...resting.keys()].slice(-1);
      thread = rested ? wake(rested) : begin();
      const answer = once(thread, 'message', { signal: limit });
      thread.postMessage(page);
      const [read] = (await answer) as [LinkPageRead];
      rest(thread);
      return read;
    } catch (error) {
      if (thread) end(thread);
      if (!signal.aborted) rules.onFault({ error });
      return blockedBy(limit.aborted ? 'timeout' : 'error');
    }
  };

  return async (page, signal) => {
    if (page.body.length < large) return readLinkPage(page);
    const endTurn = await takeTurn(signal);
    return endTurn ? readAside(page, signal).finally(endTurn) : blockedBy('timeout');
  };
}
