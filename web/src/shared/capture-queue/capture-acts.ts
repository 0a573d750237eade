import type { CaptureEntry, WantedCapture } from './capture-entry.ts';
import type { CaptureQueueHere } from './capture-queue.ts';
import type { CaptureStore } from './capture-store.ts';
import {
  added,
  allRetried,
  cleared,
  removed,
  restored,
  retried,
  stopped,
} from './queue-changes.ts';

const NO_ROOM =
  'This browser could not keep the list, so nothing was captured. Free some space or leave the private window, then try again.';
const NOBODY = 'Your session is over. Sign in again to capture.';

type Decide = Parameters<CaptureStore['change']>[1];

interface ActPorts {
  queue: CaptureQueueHere;
  person: () => string | null;
  now: () => number;
  /** Sends what waits. */
  send: () => void;
  /** Resumes the captures kept here, once. */
  start: () => void;
}

/** What a person does with the captures on this device. Each rejects with a sentence when the device refuses. */
export function makeCaptureActs({ queue, person, now, send, start }: ActPorts) {
  async function change(decide: (uid: string) => Decide): Promise<void> {
    const uid = person();
    if (uid === null) throw new Error(NOBODY);
    start();
    try {
      await queue.store.change(uid, decide(uid));
    } catch (cause) {
      throw new Error(NO_ROOM, { cause });
    }
  }

  async function changeAndSend(decide: (uid: string) => Decide): Promise<void> {
    await change(decide);
    send();
  }

  return {
    keep: (wanted: WantedCapture[]) => changeAndSend((uid) => added(wanted, { uid, now: now() })),
    retry: (id: number) => changeAndSend(() => retried(id)),
    retryAll: () => changeAndSend(() => allRetried),
    remove: (id: number) => change(() => removed(id)),
    clear: () => change(() => cleared),
    /**
     * Takes back what waits; the one being sent is not stopped. Resolves to what was taken back.
     */
    async stop(): Promise<CaptureEntry[]> {
      let before: CaptureEntry[] = [];
      await change(() => (entries) => {
        before = entries.filter(({ state }) => state === 'waiting');
        return stopped(entries);
      });
      return before;
    },
    /** Undoes a stop. Another person may be signed in by now. */
    restore: (entries: CaptureEntry[]) =>
      changeAndSend((uid) => restored(entries.filter((entry) => entry.uid === uid))),
    /** Goes on after a stop that needed the person. */
    resume: () => {
      if (queue.current().entries.length) send();
    },
  };
}
