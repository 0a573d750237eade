import { lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';

export interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  isDangerous?: boolean;
  isPending?: boolean;
  /** The element to focus when what opened the dialog is gone; null keeps the default. */
  finalFocus?: () => HTMLElement | null;
  onCancel: () => void;
  onConfirm: () => void;
}

/** The browser's own question, where the dialog's chunk cannot be loaded. */
function PlainQuestion({ isOpen, title, onCancel, onConfirm }: ConfirmDialogProps) {
  useEffect(() => {
    if (isOpen) (window.confirm(title) ? onConfirm : onCancel)();
    // Asked once each time it opens.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isOpen]);
  return null;
}

const LateDialog = lazy<ComponentType<ConfirmDialogProps>>(() =>
  import('./confirm-dialog-box.tsx').then(
    (module) => ({ default: module.ConfirmDialogBox }),
    () => ({ default: PlainQuestion }),
  ),
);

/**
 * Asks before something that cannot be undone. Escape and Cancel change nothing. While `isPending`
 * it stays open and its buttons do nothing. It loads with the first question.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const [isWanted, setIsWanted] = useState(props.isOpen);
  if (props.isOpen && !isWanted) setIsWanted(true);
  if (!isWanted) return null;
  return (
    <Suspense fallback={null}>
      <LateDialog {...props} />
    </Suspense>
  );
}
