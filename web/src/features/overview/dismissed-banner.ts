import { useSyncExternalStore } from 'react';

/** Who has dismissed the banner. In memory alone: a reload brings it back, and so does another account. */
let dismissedBy: string | null = null;
const listeners = new Set<() => void>();

export function dismissBanner(uid: string) {
  dismissedBy = uid;
  for (const listener of listeners) listener();
}

export const useIsBannerDismissed = (uid: string): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    () => dismissedBy === uid,
  );
