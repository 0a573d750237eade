import { useSyncExternalStore } from 'react';

const root = document.documentElement;

function subscribe(listener: () => void) {
  const observer = new MutationObserver(listener);
  observer.observe(root, { attributeFilter: ['class'] });
  return () => observer.disconnect();
}

/** Whether the dark colours are in force; for what is painted and not styled. */
export const useIsDark = (): boolean =>
  useSyncExternalStore(subscribe, () => root.classList.contains('dark'));
