import type { CaptureEntry, WantedCapture } from './capture-entry.ts';
import { currentQueue, personNow, queueStore } from './capture-queue.ts';
import { sendWaiting, startCaptures } from './capture-runner.ts';
import type { CaptureStore } from './capture-store.ts';
import { added, cleared, removed, restored, retried, stopped } from './queue-changes.ts';

/** What a person does with the captures on this device. Each rejects with a sentence when the device refuses. */

const NO_ROOM =
  'This browser could not keep the list, so nothing was captured. Free some space or leave the private window, then try again.';
const NOBODY = 'Your session is over. Sign in again to capture.';

type Decide = Parameters<CaptureStore['change']>[1];

async function change(decide: (uid: string) => Decide): Promise<void> {
  const uid = personNow();
  if (uid === null) throw new Error(NOBODY);
  startCaptures();
  try {
    await queueStore.change(uid, decide(uid));
  } catch (cause) {
    throw new Error(NO_ROOM, { cause });
  }
}

export async function keepCaptures(wanted: WantedCapture[]): Promise<void> {
  await change((uid) => added(wanted, { uid, now: Date.now() }));
  sendWaiting();
}

export async function retryCapture(id: number): Promise<void> {
  await change(() => retried(id));
  sendWaiting();
}

export const removeCapture = (id: number) => change(() => removed(id));

export const clearCaptures = () => change(() => cleared);

/** Takes back what waits; the one on its way is not stopped. Resolves to what was taken back. */
export async function stopCaptures(): Promise<CaptureEntry[]> {
  let before: CaptureEntry[] = [];
  await change(() => (entries) => {
    before = entries.filter(({ state }) => state === 'waiting');
    return stopped(entries);
  });
  return before;
}

/** Undoes a stop. */
export async function restoreCaptures(entries: CaptureEntry[]): Promise<void> {
  // Somebody else may sit here by now.
  await change((uid) => restored(entries.filter((entry) => entry.uid === uid)));
  sendWaiting();
}

/** After a stop that needed the person. */
export function goOnWithCaptures() {
  if (currentQueue().entries.length) sendWaiting();
}
