import type { ConfirmDialogProps } from './confirm-dialog-box.tsx';
import { useLateDialog } from './use-late-dialog.ts';

const loadBox = () => import('./confirm-dialog-box.tsx');

/** Loads the dialog while the server still has it: a new version takes its file away. A failure is met again by the question. */
export const preloadConfirmDialog = () => void loadBox().catch(() => undefined);

/**
 * Asks before something that cannot be undone. Escape and Cancel change nothing. While `isPending`
 * it stays open and its buttons do nothing. A question that cannot be loaded counts as cancelled.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const late = useLateDialog(loadBox, {
    isOpen: props.isOpen,
    fault: 'We couldn’t ask you first. Nothing was changed.',
    onClose: props.onCancel,
  });
  return late && <late.ConfirmDialogBox {...props} />;
}
