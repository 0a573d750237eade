import { getFirebase } from '../firebase.ts';
import { onOtherPerson } from '../other-person.ts';
import { isWaiting, type CaptureRefusal } from './capture-entry.ts';
import { swept } from './queue-changes.ts';
import { currentQueue, personNow, queueStore, tellProgress } from './capture-queue.ts';
import { runCaptures, type RunPorts } from './run-captures.ts';
import { sendCapture } from './send-capture.ts';

/** A capture is answered within 10 s; by then, in ms, none will come. */
const PATIENCE_MS = 30_000;
const LOCK = 'vibes.captures';

const UNREADABLE: CaptureRefusal = {
  code: 'internal',
  message: 'This browser could not read your list. Reload the page to go on.',
};

const wakers = new Set<() => void>();
let run: AbortController | null = null;
let isWantedAgain = false;

const pauseUnder =
  (signal: AbortSignal): RunPorts['pause'] =>
  (ms, isWoken = false) =>
    new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', end);
        wakers.delete(end);
        resolve();
      };
      const timer = setTimeout(end, ms);
      signal.addEventListener('abort', end);
      if (isWoken) wakers.add(end);
      if (signal.aborted) end();
    });

/**
 * One tab at a time; where a browser has no locks, two tabs may ask for the same creator, which
 * the server answers twice and charges once.
 */
const turnUnder =
  (signal: AbortSignal): RunPorts['turn'] =>
  async (work) => {
    if (!('locks' in navigator)) return work();
    try {
      await navigator.locks.request(LOCK, { signal }, work);
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  };

async function tokenOf(uid: string, isFresh: boolean): Promise<string | null> {
  const { auth } = await getFirebase();
  const user = auth.currentUser;
  return user?.uid === uid ? user.getIdToken(isFresh) : null;
}

const portsOf = (uid: string, signal: AbortSignal): RunPorts => ({
  store: queueStore,
  send: ({ target }) =>
    sendCapture(
      {
        fetch: (url, request) => fetch(url, request),
        token: (isFresh) => tokenOf(uid, isFresh),
        signal: AbortSignal.timeout(PATIENCE_MS),
      },
      target,
    ),
  now: Date.now,
  pause: pauseUnder(signal),
  turn: turnUnder(signal),
  tell: (progress) => tellProgress(uid, progress),
  signal,
});

/** Sends what waits, unless this tab does so already. Also goes on after a stop. */
export function sendWaiting() {
  const uid = personNow();
  if (uid === null) return;
  if (run) {
    isWantedAgain = true;
    return;
  }
  const mine = new AbortController();
  run = mine;
  runCaptures(portsOf(uid, mine.signal), uid)
    .catch(() => tellProgress(uid, { status: 'stopped', refusal: UNREADABLE }))
    .finally(() => {
      // Another person's run may have begun since.
      if (run !== mine) return;
      run = null;
      if (!isWantedAgain) return;
      isWantedAgain = false;
      sendWaiting();
    });
}

function wake() {
  for (const end of [...wakers]) end();
  const { entries, progress } = currentQueue();
  if (entries.some(isWaiting) && progress.status !== 'stopped') sendWaiting();
}

async function begin() {
  const uid = personNow();
  if (uid === null) return;
  await queueStore.change(uid, swept(Date.now()));
  if (currentQueue().entries.some(isWaiting)) sendWaiting();
}

const ignore = () => undefined;
let hasStarted = false;

/** Takes up what is kept on this device, now and whenever the connection or the person comes back. */
export function startCaptures() {
  if (hasStarted) return;
  hasStarted = true;
  window.addEventListener('online', wake);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') wake();
  });
  onOtherPerson(() => {
    run?.abort();
    run = null;
    isWantedAgain = false;
    begin().catch(ignore);
  });
  begin().catch(ignore);
}
