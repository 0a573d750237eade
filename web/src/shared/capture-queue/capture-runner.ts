import { isWaiting, type CaptureRefusal } from './capture-entry.ts';
import type { CaptureUpdate, CaptureQueueHere } from './capture-queue.ts';
import { hasServed, nextOf } from './queue-changes.ts';
import { runCaptures, type RunPorts } from './run-captures.ts';

export interface RunnerPorts {
  queue: CaptureQueueHere;
  person: () => string | null;
  now: () => number;
  /** Sends one capture, as this person. */
  sendAs: (uid: string) => RunPorts['send'];
  /** Ends early at the signal, or when `onWake` calls back. */
  pause: (
    ms: number,
    signal: AbortSignal,
    onWake: (end: () => void) => () => void,
  ) => Promise<void>;
  /** Runs in one tab at a time. */
  withLock: (signal: AbortSignal) => RunPorts['withLock'];
}

const UNREADABLE: CaptureRefusal = {
  code: 'internal',
  message: 'This browser could not read your list. Reload the page to go on.',
};
const ignore = () => undefined;

/** Sends what the signed-in person has waiting, as long as this tab is open. */
export function makeCaptureRunner(ports: RunnerPorts) {
  const { queue, person, now } = ports;
  const wakers = new Set<() => void>();
  let run: AbortController | null = null;
  let isWantedAgain = false;
  let isSentElsewhere = false;

  const onWake = (end: () => void) => {
    wakers.add(end);
    return () => {
      wakers.delete(end);
    };
  };
  const never = () => ignore;

  const runPorts = (uid: string, signal: AbortSignal): RunPorts => ({
    store: queue.store,
    send: ports.sendAs(uid),
    now,
    pause: (ms, isWoken = false) => ports.pause(ms, signal, isWoken ? onWake : never),
    withLock: ports.withLock(signal),
    report: (progress) => queue.report(uid, progress),
    signal,
  });

  function leave() {
    run?.abort();
    run = null;
    isWantedAgain = false;
  }

  /**
   * Sends what waits, unless this tab does so already; a run that waits for a connection or a limit
   * retries at once where that may help. Also goes on after a stop.
   */
  function send() {
    const uid = person();
    if (uid === null) return;
    for (const end of [...wakers]) end();
    if (run) {
      isWantedAgain = true;
      return;
    }
    const mine = new AbortController();
    run = mine;
    runCaptures(runPorts(uid, mine.signal), uid)
      .catch(() => queue.report(uid, { status: 'stopped', refusal: UNREADABLE }))
      .finally(() => {
        // Another person's run may have begun since.
        if (run !== mine) return;
        run = null;
        if (!isWantedAgain) return;
        isWantedAgain = false;
        send();
      });
  }

  /** There is a sign of a connection, or new work. */
  function wake() {
    const { entries, progress } = queue.current();
    if (entries.some(isWaiting) && progress.status !== 'stopped') send();
  }

  /** Resumes the captures kept here, and removes the old ones of every person. */
  async function begin(): Promise<void> {
    const at = { uid: person(), time: now() };
    await queue.store.drop((entry) => hasServed(entry, at)).catch(ignore);
    await queue.refresh();
    const { held_by } = nextOf(queue.current().entries) ?? {};
    // For this tab alone: another one may be sending them again.
    if (at.uid !== null && held_by)
      await queue.hear({ uid: at.uid, progress: { status: 'stopped', refusal: held_by } });
    wake();
  }

  return {
    send,
    wake,
    begin,
    /**
     * A tab that learns that another one sends queues for the lock, since the other may be
     * closed at any time. After a stop it does not.
     */
    async hear(update: CaptureUpdate): Promise<void> {
      const { uid, progress } = update;
      if (uid === person() && progress) {
        isSentElsewhere = progress.status !== 'idle' && progress.status !== 'stopped';
        if (progress.status === 'stopped') leave();
      }
      await queue.hear(update);
      if (isSentElsewhere) wake();
    },
    /** Another person, or none, is signed in from now on. */
    async turnOver(): Promise<void> {
      isSentElsewhere = false;
      leave();
      await queue.turnOver();
      await begin();
    },
  };
}
