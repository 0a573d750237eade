import { useState } from 'react';

/** One action at a time, which must not reject: `isBusy` until it ends, and a call before that does nothing. */
export function useBusy<Args extends unknown[]>(act: (...args: Args) => Promise<unknown>) {
  const [isBusy, setIsBusy] = useState(false);
  function run(...args: Args) {
    if (isBusy) return;
    setIsBusy(true);
    void act(...args).then(() => setIsBusy(false));
  }
  return { isBusy, run };
}
