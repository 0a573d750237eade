import { useEffect } from 'react';
import { useModule } from '../lib/use-module.ts';
import { useWhenIdle } from '../lib/use-when-idle.ts';
import { useLoadFault } from './use-load-fault.ts';
import type { ConfirmDialogProps } from './confirm-dialog-box.tsx';

const loadBox = () => import('./confirm-dialog-box.tsx');

/** Loads the dialog while the server still has it: a new version takes its file away. A failure is met again by the question. */
export const preloadConfirmDialog = () => void loadBox().catch(() => undefined);

/**
 * Asks before something that cannot be undone. Escape and Cancel change nothing. While `isPending`
 * it stays open and its buttons do nothing. A question that cannot be loaded counts as cancelled.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { late, want } = useModule(loadBox);
  const { isOpen, onCancel } = props;
  useWhenIdle(want);
  useEffect(() => {
    if (isOpen) want();
    // `want` works once, whichever render it is of.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isOpen]);

  const hasFailed = isOpen && late.status === 'failed';
  useLoadFault(hasFailed, 'We couldn’t ask you first. Nothing was changed.');
  useEffect(() => {
    if (hasFailed) onCancel();
    // Cancelled once each time.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [hasFailed]);
  return late.status === 'ready' ? <late.module.ConfirmDialogBox {...props} /> : null;
}
