import { useSyncExternalStore } from 'react';

function onChange(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** False while the device itself knows that it has no connection. */
export const useIsOnline = (): boolean => useSyncExternalStore(onChange, () => navigator.onLine);
