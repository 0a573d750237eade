import type { ReadMessage } from '@vibes/core/inbound/read-message';
import type { MessageReader } from '../../ports/message-reader.ts';
import { threadPool, type PoolRules } from '../threads/thread-pool.ts';

/** MiB of a thread: 512 kB that a person wrote take less than a fourth of it. An instance has 512 for all. */
const MOST_MEMORY = 64;
/**
 * Milliseconds of processor, the start of the thread included: 512 kB that a person wrote take 0.2
 * seconds, the slowest two.
 */
const MOST_WORK = 2000;
/** Milliseconds by the clock, for what uses no processor. */
const LONGEST = 60_000;

/** A caller that waits as long as it takes. */
const patient = new AbortController().signal;

/**
 * The port with each message read in a thread, which is ended where it takes too much. Small ones too:
 * 16 kB made to be slow take a tenth of a second, and few messages are opened.
 */
export function threadedMessageReader(
  rules: Pick<PoolRules, 'script' | 'onFault'> & Partial<PoolRules>,
): MessageReader {
  const limits = { most_memory: MOST_MEMORY, most_work: MOST_WORK, longest: LONGEST };
  const doAside = threadPool<ReadMessage>({ ...limits, ...rules });
  return async (raw) => {
    // A view of a larger buffer would take all of it along.
    const end = await doAside(new Uint8Array(raw), patient);
    return end.kind === 'done'
      ? { ...end.answer, kind: 'read' }
      : { kind: 'unread', reason: end.by };
  };
}
