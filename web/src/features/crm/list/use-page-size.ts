import { useSyncExternalStore } from 'react';
import { useIsNarrow } from '../../../components/use-is-narrow.ts';
import { useTableSettings } from '../table/table-settings.ts';
import { linesThatFit } from '../view/layout.ts';
import { useLayout } from '../view/use-layout.ts';

/** Where the rows scroll with the page, as on a phone. */
const SCROLLED = 25;

const useLinesThatFit = (): number =>
  useSyncExternalStore(
    (listener) => {
      window.addEventListener('resize', listener);
      return () => window.removeEventListener('resize', listener);
    },
    () => linesThatFit(window.innerHeight),
  );

/** How many creators a page has: as many as the person chose, or as the window has room for. */
export function usePageSize(): number {
  const { size } = useTableSettings();
  const isWork = useLayout() === 'work';
  const fit = useLinesThatFit();
  const isNarrow = useIsNarrow();
  if (!isWork) return size;
  return isNarrow ? SCROLLED : fit;
}
