import { useEffect } from 'react';

/** After this time, in ms, the page has its data. */
const IDLE_MS = 2000;

/** Calls `load` once, when the page has its data: for parts that may be needed later. */
export function useWhenIdle(load: () => void) {
  useEffect(() => {
    const timer = setTimeout(load, IDLE_MS);
    return () => clearTimeout(timer);
    // Once, whichever render `load` is of.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}
