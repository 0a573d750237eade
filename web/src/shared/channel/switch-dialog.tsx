import { ConfirmDialog } from '../../components/confirm-dialog.tsx';

/** Asks before another system takes over. It stays, and says so, until the switch is saved. */
export function SwitchDialog(props: {
  isOpen: boolean;
  title: string;
  /** The system to switch to, as its tab is called. */
  system: string;
  /** What the switch changes, and what it keeps. */
  sentence: string;
  isPending: boolean;
  /**
   * Gets the focus when the element that opened the dialog is gone by then; null for that element.
   */
  finalFocus?: () => HTMLElement | null;
  onCancel: () => void;
  onConfirm: () => void;
}) {
  const { system, sentence, isPending, ...dialog } = props;
  return (
    <ConfirmDialog
      {...dialog}
      isPending={isPending}
      confirmLabel={isPending ? 'Switching...' : 'Confirm Switch'}
    >
      Are you sure you want to switch to {system}? {sentence}
    </ConfirmDialog>
  );
}
