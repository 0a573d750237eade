import type { CreatorEntry } from '@vibes/core/creator/creator-entry';
import { useEffect, useRef, useState } from 'react';
import { notify } from '../../../components/toaster.tsx';
import { counted } from '../../../lib/counted.ts';
import { useTimeZone } from '../../../lib/use-time-zone.ts';
import { loadCreators } from '../creator-store/creator-store.data.ts';

/** Null while there is none. `waiting`: for the creators that are not loaded yet. */
type Export = null | 'waiting' | { written: number; total: number };

/**
 * The creators of the list as a file: how far it is, and how to start and cancel it. Where some are not
 * loaded yet, they load first. One at a time; leaving the page cancels it.
 */
export function useExport(entries: readonly CreatorEntry[], isWhole: boolean) {
  const time_zone = useTimeZone();
  const [state, setState] = useState<Export>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  useEffect(() => {
    if (state === 'waiting' && isWhole && !running.current) void run();
  });

  function cancel() {
    running.current?.abort();
    running.current = null;
    setState(null);
  }

  function start() {
    if (state) return;
    setState('waiting');
    if (!isWhole) loadCreators(Infinity);
  }

  async function run() {
    const stop = new AbortController();
    running.current = stop;
    const total = entries.length;
    const report = (written: number) => {
      if (!stop.signal.aborted) setState({ written, total });
    };
    try {
      const { exportCreators } = await import('./export-creators.ts');
      report(0);
      const { signal } = stop;
      const name = await exportCreators(entries, { time_zone, report, signal });
      notify.success({
        title: `${counted(total, 'creator')} exported`,
        description: `Saved as ${name}.`,
      });
    } catch {
      if (!stop.signal.aborted)
        notify.error({
          title: 'We couldn’t export the creators',
          description: 'Check your network and try again.',
        });
    }
    if (running.current === stop) cancel();
  }

  return { state, start, cancel };
}
