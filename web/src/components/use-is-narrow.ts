import { useSyncExternalStore } from 'react';

// For what must exist once only; where CSS can choose, let CSS choose.
const below = (width: number) => matchMedia(`(max-width: ${width - 0.02}px)`);

/** The product's breakpoint, in px: the sidebar is a drawer below it. */
const phone = below(768);
/** Where eight columns beside the sidebar would not fit, in px. */
const narrow = below(1200);

const useMedia = (media: MediaQueryList): boolean =>
  useSyncExternalStore(
    (listener) => {
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => media.matches,
  );

export const isPhone = (): boolean => phone.matches;
export const useIsPhone = (): boolean => useMedia(phone);
export const useIsNarrow = (): boolean => useMedia(narrow);
