import { useState } from 'react';
import type { Doubt } from './doubt.ts';

/**
 * Something that may have to be asked first: before it begins, or because the server will not
 * do it without being told to. `isBusy` from the press to the answer.
 */
export function useDoubtful(act: (anyway: boolean) => Promise<Doubt | null>) {
  const [isBusy, setIsBusy] = useState(false);
  const [asked, setAsked] = useState<{ doubt: Doubt; isOpen: boolean } | null>(null);
  const close = () => setAsked((before) => before && { ...before, isOpen: false });

  async function run(anyway: boolean) {
    setIsBusy(true);
    const doubt = await act(anyway);
    setIsBusy(false);
    // Another doubt than the one that was asked about is a question of its own.
    if (doubt) setAsked({ doubt, isOpen: true });
    else close();
  }

  /** Begins, or asks about the doubt there is already. */
  function start(doubt: Doubt | null) {
    if (isBusy) return;
    if (doubt) setAsked({ doubt, isOpen: true });
    else void run(false);
  }

  return { isBusy, asked, start, confirm: () => void run(true), close };
}
