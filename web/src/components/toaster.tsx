import { useSyncExternalStore, type ReactNode } from 'react';
import type { Notice, Tone } from './notice.ts';
import { makeListeners } from '../lib/make-listeners.ts';

let region: ReactNode = null;
const { subscribe, tell } = makeListeners();

// The toast library is 20 kB: it loads when the app is idle, or with the first toast.
async function load() {
  const { ToastRegion, showToast, dismiss, undoNewest } = await import('./toast-region.tsx');
  if (!region) {
    region = <ToastRegion />;
    tell();
  }
  return { showToast, dismiss, undoNewest };
}

// Without its chunk a toast is not shown; the next one requests the chunk again.
const ignore = () => undefined;

const show = (tone: Tone) => (notice: Notice) => {
  load()
    .then(({ showToast }) => showToast(tone, notice))
    .catch(ignore);
};

/** Toasts: short messages on what was done, or what failed. Never throws. */
export const notify = { success: show('success'), error: show('error'), info: show('info') };

/** Closes the toast of this id, if there is one. */
export function dismissToast(id: string) {
  load()
    .then(({ dismiss }) => dismiss(id))
    .catch(ignore);
}

/** Does what the newest Undo on the screen does, if there is one. */
export function undoLast() {
  load()
    .then(({ undoNewest }) => undoNewest())
    .catch(ignore);
}

/** Loads the toast library, so that the first toast also appears when the network is gone by then. */
export function preloadToasts() {
  load().catch(ignore);
}

/** The place of the toasts. Mount it once. */
export function Toaster() {
  return useSyncExternalStore(subscribe, () => region);
}
