import { useEffect } from 'react';

/** Between two looks at whether the page has its data, in ms. */
const LOOK_MS = 2000;

/** While it shows what it knew last, its data is on a slow line, which nothing else may take. */
const isWaiting = () => document.querySelector('main [data-as-of]') !== null;

/** Calls `load` once, when the page has its data: for parts that may be needed later. */
export function useWhenIdle(load: () => void) {
  useEffect(() => {
    const look = () => {
      if (isWaiting()) timer = setTimeout(look, LOOK_MS);
      else load();
    };
    let timer = setTimeout(look, LOOK_MS);
    return () => clearTimeout(timer);
    // Once, whichever render `load` is of.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}
