import { isHeld, type CaptureEntry, type CaptureProgress } from './capture-entry.ts';
import {
  CAPTURE_SPACING_MS,
  FAILURE_PAUSES_MS,
  LIMIT_PAUSE_MS,
  OFFLINE_PAUSES_MS,
} from './capture-limits.ts';
import type { CaptureStore } from './capture-store.ts';
import {
  failed,
  held,
  nextOf,
  settled,
  taken,
  unresolved,
  waiting,
  type Settled,
} from './queue-changes.ts';
import type { CaptureReply } from './send-capture.ts';

export interface RunPorts {
  store: CaptureStore;
  /** Never rejects. */
  send: (entry: CaptureEntry) => Promise<CaptureReply>;
  now: () => number;
  /**
   * Ends early when the run is over; `isWoken`: also on a sign of a connection, or when the person
   * asks.
   */
  pause: (ms: number, isWoken?: boolean) => Promise<void>;
  /** Does the work while no other tab does; does nothing when the run is over before it gets the lock. */
  withLock: (work: () => Promise<void>) => Promise<void>;
  report: (progress: CaptureProgress) => void;
  /** Ends the run: at sign-out, at another person's sign-in. */
  signal: AbortSignal;
}

type Next = 'go_on' | 'stop';

/** How often in a row the same failure delayed all of them. */
interface FailureCounts {
  failures: number;
  offline: number;
}

/**
 * The next one, marked as being sent in the same transaction: what was taken back before is not
 * sent.
 */
async function take(store: CaptureStore, uid: string): Promise<CaptureEntry | undefined> {
  let next: CaptureEntry | undefined;
  await store.change(uid, (entries) => {
    next = nextOf(entries);
    return next ? taken(next) : {};
  });
  return next;
}

const growing = (pauses: readonly number[], index: number): number =>
  pauses[Math.min(index, pauses.length - 1)] ?? 0;

/** Acts on the result of a try. An entry that has no answer yet waits again. */
async function settle(
  ports: RunPorts,
  { entry, reply, failures }: { entry: CaptureEntry; reply: CaptureReply; failures: FailureCounts },
): Promise<Next> {
  const { store, now, report, pause } = ports;
  const keep = (outcome: Settled) => store.change(entry.uid, settled(entry.id, outcome, now()));
  const keepWaiting = () => store.change(entry.uid, waiting(entry.id));
  if (reply.kind !== 'offline') failures.offline = 0;
  if (reply.kind !== 'offline' && reply.kind !== 'failed') failures.failures = 0;
  switch (reply.kind) {
    case 'answered': {
      const { outcome, message, creator, email, dm } = reply.answer;
      await keep({ state: 'done', answer: { outcome, message, creator, email, dm } });
      return 'go_on';
    }
    case 'refused':
      await keep({ state: 'refused', refusal: reply.refusal });
      return 'go_on';
    case 'unresolved':
      await store.change(entry.uid, unresolved(entry.id, { refusal: reply.refusal, now: now() }));
      await pause(growing(FAILURE_PAUSES_MS, 0));
      return 'go_on';
    case 'failed': {
      await store.change(entry.uid, failed(entry.id, { refusal: reply.refusal, now: now() }));
      const wait = growing(FAILURE_PAUSES_MS, failures.failures);
      report({ status: 'failing', until: now() + wait });
      failures.failures += 1;
      await pause(wait, true);
      return 'go_on';
    }
    case 'limited': {
      await keepWaiting();
      const wait = reply.after_ms ?? LIMIT_PAUSE_MS;
      report({ status: 'pausing', until: now() + wait });
      await pause(wait);
      return 'go_on';
    }
    case 'offline':
      await keepWaiting();
      report({ status: 'offline' });
      await pause(growing(OFFLINE_PAUSES_MS, failures.offline), true);
      failures.offline += 1;
      return 'go_on';
    case 'stopped':
      if (isHeld(reply.refusal)) await store.change(entry.uid, held(reply.refusal));
      else await keepWaiting();
      report({ status: 'stopped', refusal: reply.refusal });
      return 'stop';
  }
}

/**
 * Sends what a person has waiting, one after the other in the order of `nextOf`, until nothing
 * waits, the person is needed, or the run is over. An entry leaves the queue only once its answer
 * is stored; one that was being sent when a page was closed is sent again, which the server answers
 * without charging or sending twice.
 */
export async function runCaptures(ports: RunPorts, uid: string): Promise<void> {
  const { store, send, now, pause, report, signal } = ports;
  // A function: the signal changes while the run waits.
  const isOver = () => signal.aborted;
  const failures: FailureCounts = { failures: 0, offline: 0 };
  await ports.withLock(async () => {
    while (!isOver()) {
      const started = now();
      const entry = await take(store, uid);
      if (isOver()) return;
      if (!entry) {
        report({ status: 'idle' });
        return;
      }
      report({ status: 'running' });
      const reply = await send(entry);
      if (isOver() && reply.kind !== 'answered') return;
      const next = await settle(ports, { entry, reply, failures });
      if (next === 'stop' || isOver()) return;
      report({ status: 'running' });
      // A clock that is set back must not make it wait for the old time.
      const rest = started + CAPTURE_SPACING_MS - now();
      await pause(Math.min(CAPTURE_SPACING_MS, Math.max(0, rest)));
    }
  });
}
