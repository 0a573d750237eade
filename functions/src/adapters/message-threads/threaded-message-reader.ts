import { MOST_HEADER, parseHead, type ParsedHead } from '@vibes/core/inbound/parse-mail';
import type { ReadMessage } from '@vibes/core/inbound/read-message';
import type { MessageReader } from '../../ports/message-reader.ts';
import { threadPool, type JobEnd, type PoolRules } from '../threads/thread-pool.ts';
import type { MessageJob } from './message-thread.ts';

/** MiB of a thread: 512 kB that a person wrote take less than a fourth of it. An instance has 512 for all. */
const MOST_MEMORY = 64;
/** Milliseconds of processor: 512 kB that a person wrote take 0.2 seconds, the slowest two. */
const MOST_WORK = 2000;
/** Milliseconds by the clock, for what uses no processor. */
const LONGEST = 60_000;

/** A caller that waits as long as it takes. */
const patient = new AbortController().signal;

/** Bytes of a header that is read at once: one made to be slow takes 20 milliseconds. */
const SMALL_HEAD = 8 * 1024;

/**
 * The port with each message, and each large header, read in a thread, which is ended where it takes
 * too much. Small messages too: 16 kB made to be slow take a tenth of a second, and few are opened.
 */
export function threadedMessageReader(
  rules: Pick<PoolRules, 'script' | 'onFault'> & Partial<PoolRules>,
): MessageReader {
  const limits = { most_memory: MOST_MEMORY, most_work: MOST_WORK, longest: LONGEST };
  const doAside = threadPool<unknown>({ ...limits, ...rules });
  const readAside = <Answer>(of: MessageJob['of'], raw: Uint8Array) => {
    // A view of a larger buffer would take all of it along.
    const job: MessageJob = { of, raw: new Uint8Array(raw) };
    return doAside(job, patient) as Promise<JobEnd<Answer>>;
  };
  return {
    async readHead(raw) {
      if (raw.length <= SMALL_HEAD) return parseHead(raw);
      const end = await readAside<ParsedHead>('head', raw.subarray(0, MOST_HEADER));
      return end.kind === 'done' ? end.answer : null;
    },
    async readMessage(raw) {
      const end = await readAside<ReadMessage>('message', raw);
      return end.kind === 'done'
        ? { ...end.answer, kind: 'read' }
        : { kind: 'unread', reason: end.by };
    },
  };
}
