import { useState } from 'react';
import type { Doubt } from './doubt.ts';

/**
 * An action that may need a question first: before it begins, or because the server refuses it
 * without a confirmation. `isBusy` from the press to the answer.
 */
export function useDoubtful(act: (anyway: boolean) => Promise<Doubt | null>) {
  const [isBusy, setIsBusy] = useState(false);
  const [asked, setAsked] = useState<{ doubt: Doubt; isOpen: boolean } | null>(null);
  const close = () => setAsked((before) => before && { ...before, isOpen: false });

  async function run(anyway: boolean) {
    setIsBusy(true);
    const doubt = await act(anyway);
    setIsBusy(false);
    // A doubt other than the one asked about is a question of its own.
    if (doubt) setAsked({ doubt, isOpen: true });
    else close();
  }

  /** Begins, or asks about the doubt that is known already. */
  function start(doubt: Doubt | null) {
    if (isBusy) return;
    if (doubt) setAsked({ doubt, isOpen: true });
    else void run(false);
  }

  return { isBusy, asked, start, confirm: () => void run(true), close };
}
