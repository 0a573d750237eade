import { isWaiting, type CaptureRefusal } from './capture-entry.ts';
import type { CaptureUpdate, CaptureQueueHere } from './capture-queue.ts';
import { hasServed } from './queue-changes.ts';
import { runCaptures, type RunPorts } from './run-captures.ts';

export interface RunnerPorts {
  queue: CaptureQueueHere;
  person: () => string | null;
  now: () => number;
  /** One capture, as this person. */
  sendAs: (uid: string) => RunPorts['send'];
  /** Ends early at the signal; `onWake` gives out what ends it early otherwise. */
  pause: (
    ms: number,
    signal: AbortSignal,
    onWake: (end: () => void) => () => void,
  ) => Promise<void>;
  /** One tab at a time. */
  withLock: (signal: AbortSignal) => RunPorts['withLock'];
}

const UNREADABLE: CaptureRefusal = {
  code: 'internal',
  message: 'This browser could not read your list. Reload the page to go on.',
};
const ignore = () => undefined;

/** Sends what the signed-in person has waiting, as long as this tab lives. */
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

  /** Sends what waits, unless this tab does so already, and does not wait longer where it may not be needed. Also goes on after a stop. */
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

  /** There are signs of a connection, or of work. */
  function wake() {
    const { entries, progress } = queue.current();
    if (entries.some(isWaiting) && progress.status !== 'stopped') send();
  }

  /** Takes up what is kept here, and drops what has served, whosesoever it is. */
  async function begin(): Promise<void> {
    const at = { uid: person(), time: now() };
    await queue.store.drop((entry) => hasServed(entry, at)).catch(ignore);
    await queue.refresh();
    wake();
  }

  return {
    send,
    wake,
    begin,
    /**
     * A tab that hears of another one sending asks for its turn behind it: that one may close
     * without a word. Where it was stopped, none takes its place.
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
    /** Somebody else, or nobody, sits here from now on. */
    async turnOver(): Promise<void> {
      isSentElsewhere = false;
      leave();
      await queue.turnOver();
      await begin();
    },
  };
}
