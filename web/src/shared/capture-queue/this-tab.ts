import { onOtherPerson } from '../../lib/other-person.ts';
import { signedInUid } from '../../lib/session.ts';
import { makeCaptureActs } from './capture-acts.ts';
import { makeCaptureQueue, type CaptureUpdate } from './capture-queue.ts';
import { makeCaptureRunner, type RunnerPorts } from './capture-runner.ts';
import { markKept } from './kept-mark.ts';
import { captureStore } from './open-capture-store.ts';
import { sendCapture } from './send-capture.ts';

/** The queue of captures of this tab: its entries, its runner and the actions of the person. */

/** A capture is answered within 10 s; after so many ms no answer will come. */
const PATIENCE_MS = 30_000;
const NAME = 'vibes.captures';

const channel = 'BroadcastChannel' in window ? new BroadcastChannel(NAME) : null;

const pause: RunnerPorts['pause'] = (ms, signal, onWake) =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      forget();
      resolve();
    };
    const timer = setTimeout(end, ms);
    const forget = onWake(end);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });

/**
 * Runs in one tab at a time. Where a browser has no locks, two tabs may request the same creator,
 * which the server answers twice and charges once.
 */
const withLock: RunnerPorts['withLock'] = (signal) => async (work) => {
  if (!('locks' in navigator)) return work();
  try {
    await navigator.locks.request(NAME, { signal }, work);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
};

async function tokenOf(uid: string, isFresh: boolean): Promise<string | null> {
  const { readyFirebase } = await import('../../lib/firebase.ts');
  const { auth } = await readyFirebase();
  const user = auth.currentUser;
  return user?.uid === uid ? user.getIdToken(isFresh) : null;
}

const sendAs: RunnerPorts['sendAs'] =
  (uid) =>
  ({ target, hold_for_review }) =>
    sendCapture(
      {
        fetch: (url, request) => fetch(url, request),
        token: (isFresh) => tokenOf(uid, isFresh),
        signal: AbortSignal.timeout(PATIENCE_MS),
      },
      target,
      { hold_for_review },
    );

export const queue = makeCaptureQueue({
  store: captureStore,
  person: signedInUid,
  post: (update) => channel?.postMessage(update),
  mark: markKept,
});

const runner = makeCaptureRunner({
  queue,
  person: signedInUid,
  now: Date.now,
  sendAs,
  pause,
  withLock,
});

const ignore = () => undefined;
let hasStarted = false;

/**
 * Resumes the captures kept on this device, now and whenever the connection or the person is back.
 */
export function startCaptures() {
  if (hasStarted) return;
  hasStarted = true;
  window.addEventListener('online', runner.wake);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') runner.wake();
  });
  channel?.addEventListener('message', ({ data }: MessageEvent<CaptureUpdate>) => {
    void runner.hear(data);
  });
  onOtherPerson(() => {
    runner.turnOver().catch(ignore);
  });
  runner.begin().catch(ignore);
}

export const acts = makeCaptureActs({
  queue,
  person: signedInUid,
  now: Date.now,
  send: runner.send,
  start: startCaptures,
});
