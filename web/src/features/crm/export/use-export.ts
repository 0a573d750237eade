import type { CreatorEntry } from '@vibes/core/creator/creator-entry';
import { useEffect, useRef, useState } from 'react';
import { notify } from '../../../components/toaster.tsx';
import { useTimeZone } from '../../../lib/use-time-zone.ts';

const counted = (count: number) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'creator' : 'creators'}`;

/** How many of how many are written. */
export interface Exported {
  written: number;
  total: number;
}

/** An export under way: its progress, null without one, and how to start and cancel. Leaving the page cancels it. */
export function useExport() {
  const time_zone = useTimeZone();
  const [exported, setExported] = useState<Exported | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  function cancel() {
    running.current?.abort();
    running.current = null;
    setExported(null);
  }

  async function run(entries: readonly CreatorEntry[]) {
    const stop = new AbortController();
    running.current = stop;
    const total = entries.length;
    const report = (written: number) => {
      if (running.current === stop) setExported({ written, total });
    };
    report(0);
    try {
      const { exportCreators } = await import('./export-creators.ts');
      const { signal } = stop;
      const name = await exportCreators(entries, { time_zone, report, signal });
      notify.success({ title: `${counted(total)} exported`, description: `Saved as ${name}.` });
    } catch {
      if (!stop.signal.aborted)
        notify.error({
          title: 'We couldn’t export the creators',
          description: 'Check your network and try again.',
        });
    }
    if (running.current === stop) cancel();
  }

  const start = (entries: readonly CreatorEntry[]) => {
    if (!running.current) void run(entries);
  };
  return { exported, start, cancel };
}
