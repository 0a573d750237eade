import { useState } from 'react';
import type { Doubt } from './doubt.ts';
import { useBusy } from '../../lib/use-busy.ts';

/**
 * An action that may need a question first: before it begins, or because the server refuses it
 * without a confirmation. `isBusy` from the press to the answer.
 */
export function useDoubtful(act: (anyway: boolean) => Promise<Doubt | null>) {
  const [asked, setAsked] = useState<{ doubt: Doubt; isOpen: boolean } | null>(null);
  const close = () => setAsked((before) => before && { ...before, isOpen: false });

  const { isBusy, run } = useBusy(async (anyway: boolean) => {
    const doubt = await act(anyway);
    // A doubt other than the one asked about is a question of its own.
    if (doubt) setAsked({ doubt, isOpen: true });
    else close();
  });

  /** Begins, or asks about the doubt that is known already. */
  function start(doubt: Doubt | null) {
    if (isBusy) return;
    if (doubt) setAsked({ doubt, isOpen: true });
    else run(false);
  }

  return { isBusy, asked, start, confirm: () => run(true), close };
}
