import { onOtherPerson } from '../other-person.ts';
import { currentSession } from '../session.ts';
import { isWaiting, type CaptureProgress, type CaptureQueue } from './capture-entry.ts';
import type { CaptureStore } from './capture-store.ts';
import { markKept } from './kept-mark.ts';
import { captureStore } from './open-capture-store.ts';

/** What this tab knows of the signed-in person's captures; the tabs of a browser tell each other. */

/** What one tab tells the others: something changed, or how the sending goes. */
interface News {
  uid: string;
  progress?: CaptureProgress;
}

const NOTHING: CaptureQueue = { entries: [], progress: { status: 'idle' } };
const channel = 'BroadcastChannel' in window ? new BroadcastChannel('vibes.captures') : null;
const listeners = new Set<() => void>();

let queue = NOTHING;
/** How the sending goes, by the tab that sends; without a word, that it does. */
let told: CaptureProgress = { status: 'running' };
let reads = 0;

export const currentQueue = () => queue;

export function onQueue(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Who is signed in, null while nobody is. */
export function personNow(): string | null {
  const session = currentSession();
  return session.status === 'signed_in' ? session.user.uid : null;
}

function show(next: CaptureQueue) {
  queue = next;
  for (const listener of listeners) listener();
}

/** Reads the person's entries anew. A reading overtaken by a later one is dropped. */
export async function refreshQueue(): Promise<void> {
  const uid = personNow();
  const read = ++reads;
  const entries = uid === null ? [] : await captureStore.list(uid);
  if (read !== reads || uid !== personNow()) return;
  if (uid !== null) markKept(uid, entries.length > 0);
  show({ entries, progress: entries.some(isWaiting) ? told : { status: 'idle' } });
}

/** How the sending goes, for this tab and the others. */
export function tellProgress(uid: string, progress: CaptureProgress) {
  if (uid !== personNow()) return;
  channel?.postMessage({ uid, progress } satisfies News);
  hear(progress);
}

function hear(progress: CaptureProgress) {
  told = progress.status === 'idle' ? { status: 'running' } : progress;
  const hasWork = queue.entries.some(isWaiting);
  if (hasWork && progress.status !== 'idle') show({ ...queue, progress });
}

/** The device's store, whose every change is seen here and in the other tabs. */
export const queueStore: CaptureStore = {
  list: captureStore.list,
  async change(uid, decide) {
    await captureStore.change(uid, decide);
    channel?.postMessage({ uid } satisfies News);
    if (uid === personNow()) await refreshQueue();
  },
};

const ignore = () => undefined;

channel?.addEventListener('message', ({ data }: MessageEvent<News>) => {
  if (data.uid !== personNow()) return;
  if (data.progress) hear(data.progress);
  else refreshQueue().catch(ignore);
});

onOtherPerson(() => {
  told = { status: 'running' };
  show(NOTHING);
  refreshQueue().catch(ignore);
});
