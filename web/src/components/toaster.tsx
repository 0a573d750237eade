import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { Notice, Tone } from './notice.ts';

// The machinery of toasts is 20 kB: it comes with the first of them.
const loadRegion = () => import('./toast-region.tsx');
const Region = lazy(async () => ({ default: (await loadRegion()).ToastRegion }));

let isWanted = false;
const listeners = new Set<() => void>();

const show = (tone: Tone) => (notice: Notice) => {
  isWanted = true;
  for (const listener of listeners) listener();
  void loadRegion().then(({ showToast }) => showToast(tone, notice));
};

/** Toasts: a word on what has just been done, or what could not be. */
export const notify = { success: show('success'), error: show('error'), info: show('info') };

/** The place of the toasts. Mount it once. */
export function Toaster() {
  const shouldMount = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isWanted,
  );
  return <Suspense>{shouldMount && <Region />}</Suspense>;
}
