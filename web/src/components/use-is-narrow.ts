import { useSyncExternalStore } from 'react';

// For what must exist only once; use CSS where CSS can choose.
const below = (width: number) => matchMedia(`(max-width: ${width - 0.02}px)`);

/** The product's breakpoint, in px: below it the sidebar is a drawer. */
const phone = below(768);
/** Below this width, in px, a page beside a wide sidebar is narrower than on a phone held sideways. */
const tablet = below(1024);
/** Below this width, in px, eight columns do not fit beside the sidebar. */
const narrow = below(1200);

const useMedia = (media: MediaQueryList): boolean =>
  useSyncExternalStore(
    (listener) => {
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => media.matches,
    () => false,
  );

export const isPhone = (): boolean => phone.matches;
export const useIsPhone = (): boolean => useMedia(phone);
export const useIsTablet = (): boolean => useMedia(tablet);
export const useIsNarrow = (): boolean => useMedia(narrow);
