import { useSyncExternalStore } from 'react';

/** Tells whether the window is narrower than `width`, in px. */
function narrower(width: number) {
  const media = matchMedia(`(max-width: ${width - 0.02}px)`);
  const subscribe = (listener: () => void) => {
    media.addEventListener('change', listener);
    return () => media.removeEventListener('change', listener);
  };
  return () => useSyncExternalStore(subscribe, () => media.matches);
}

// For what must exist once only; where CSS can choose, let CSS choose.

/** True below the product's breakpoint: the sidebar is a drawer then. */
export const useIsPhone = narrower(768);

/** True where eight columns beside the sidebar would not fit. */
export const useIsNarrow = narrower(1200);
