import { useEffect } from 'react';
import { useModule } from '../lib/use-module.ts';
import { useWhenIdle } from '../lib/use-when-idle.ts';
import { useLoadFault } from './use-load-fault.ts';

/**
 * A dialog of a file of its own, which loads when the page is idle, while the server still has it: a
 * new version takes its file away. Null until it is there. One that is asked for and cannot be loaded
 * says so by `fault` and closes.
 */
export function useLateDialog<T>(
  load: () => Promise<T>,
  { isOpen, fault, onClose }: { isOpen: boolean; fault: string; onClose: () => void },
): T | null {
  const { late, want } = useModule(load);
  useWhenIdle(want);
  useEffect(() => {
    if (isOpen) want();
    // `want` works once, whichever render it is of.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isOpen]);

  const hasFailed = isOpen && late.status === 'failed';
  useLoadFault(hasFailed, fault);
  useEffect(() => {
    if (hasFailed) onClose();
    // Closed once each time.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [hasFailed]);
  return late.status === 'ready' ? late.module : null;
}
