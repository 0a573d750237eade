import { isWaiting, type CaptureEntry, type CaptureProgress } from './capture-entry.ts';
import {
  CAPTURE_SPACING_MS,
  FAILURE_PAUSES_MS,
  LIMIT_PAUSE_MS,
  OFFLINE_PAUSES_MS,
} from './capture-limits.ts';
import type { CaptureStore } from './capture-store.ts';
import { settled, taken, waiting, type Settled } from './queue-changes.ts';
import type { CaptureReply } from './send-capture.ts';

export interface RunPorts {
  store: CaptureStore;
  /** Never rejects. */
  send: (entry: CaptureEntry) => Promise<CaptureReply>;
  now: () => number;
  /** Ends early when the run is over; `isWoken`: also when there are signs of a connection. */
  pause: (ms: number, isWoken?: boolean) => Promise<void>;
  /** Does the work while no other tab does; does nothing when the run is over before its turn. */
  turn: (work: () => Promise<void>) => Promise<void>;
  tell: (progress: CaptureProgress) => void;
  /** Ends the run: at sign-out, at another person's sign-in. */
  signal: AbortSignal;
}

type Next = 'go_on' | 'stop';

/** How often in a row the same thing stood in the way. */
interface Trouble {
  failures: number;
  offline: number;
}

const until = async ({ pause, now, tell }: RunPorts, ms: number) => {
  tell({ status: 'pausing', until: now() + ms });
  await pause(ms);
};

/** The next one, marked as on its way in the same step: what is taken back meanwhile is not sent. */
async function take(store: CaptureStore, uid: string): Promise<CaptureEntry | undefined> {
  let next: CaptureEntry | undefined;
  await store.change(uid, (entries) => {
    next = entries.find(isWaiting);
    return next ? taken(next) : {};
  });
  return next;
}

const last = <T>(list: readonly T[], index: number): T | undefined =>
  list[Math.min(index, list.length - 1)];

/** Acts on what a try came to. An entry that has no answer yet waits again. */
async function settle(
  ports: RunPorts,
  { entry, reply, trouble }: { entry: CaptureEntry; reply: CaptureReply; trouble: Trouble },
): Promise<Next> {
  const { store, now, tell, pause } = ports;
  const keep = async (outcome: Settled) => {
    await store.change(entry.uid, settled(entry.id, outcome, now()));
    trouble.failures = 0;
  };
  if (reply.kind !== 'offline') trouble.offline = 0;
  if (reply.kind === 'answered') {
    const { outcome, message, creator, email, dm } = reply.answer;
    await keep({ state: 'done', answer: { outcome, message, creator, email, dm } });
    return 'go_on';
  }
  if (reply.kind === 'refused') {
    await keep({ state: 'refused', refusal: reply.refusal });
    return 'go_on';
  }
  const wait = reply.kind === 'failed' ? FAILURE_PAUSES_MS[trouble.failures] : undefined;
  if (reply.kind === 'failed' && wait === undefined) {
    await keep({ state: 'refused', refusal: reply.refusal });
    return 'go_on';
  }
  await store.change(entry.uid, waiting(entry.id));
  switch (reply.kind) {
    case 'failed':
      trouble.failures += 1;
      await until(ports, wait ?? 0);
      return 'go_on';
    case 'limited':
      await until(ports, reply.after_ms ?? LIMIT_PAUSE_MS);
      return 'go_on';
    case 'offline':
      tell({ status: 'offline' });
      await pause(last(OFFLINE_PAUSES_MS, trouble.offline) ?? 0, true);
      trouble.offline += 1;
      return 'go_on';
    case 'stopped':
      tell({ status: 'stopped', refusal: reply.refusal });
      return 'stop';
  }
}

/**
 * Sends what a person has waiting, one after the other in the order it was added, until nothing
 * waits, the person is needed, or the run is over. An entry leaves the line only once its answer
 * is kept; one that was on its way when a page died goes out again, which the server answers
 * without charging or sending twice.
 */
export async function runCaptures(ports: RunPorts, uid: string): Promise<void> {
  const { store, send, now, pause, tell, signal } = ports;
  // A function: the signal changes while the run waits.
  const isOver = () => signal.aborted;
  const trouble: Trouble = { failures: 0, offline: 0 };
  await ports.turn(async () => {
    while (!isOver()) {
      const started = now();
      const entry = await take(store, uid);
      if (isOver()) return;
      if (!entry) {
        tell({ status: 'idle' });
        return;
      }
      tell({ status: 'running' });
      const reply = await send(entry);
      if (isOver() && reply.kind !== 'answered') return;
      const next = await settle(ports, { entry, reply, trouble });
      if (next === 'stop' || isOver()) return;
      tell({ status: 'running' });
      await pause(Math.max(0, started + CAPTURE_SPACING_MS - now()));
    }
  });
}
