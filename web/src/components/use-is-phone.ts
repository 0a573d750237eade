import { useSyncExternalStore } from 'react';

// The product's breakpoint: 768 px.
const narrow = matchMedia('(max-width: 767.98px)');

/** True below 768 px. For what must exist once only; where CSS can choose, let CSS choose. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    (listener) => {
      narrow.addEventListener('change', listener);
      return () => narrow.removeEventListener('change', listener);
    },
    () => narrow.matches,
  );
}
