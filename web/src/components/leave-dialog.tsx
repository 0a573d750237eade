import { ConfirmDialog } from './confirm-dialog.tsx';

/** Asks before typed work is lost. */
export function LeaveDialog(props: { isOpen: boolean; onStay: () => void; onLeave: () => void }) {
  return (
    <ConfirmDialog
      isOpen={props.isOpen}
      title="Leave without saving?"
      confirmLabel="Leave"
      cancelLabel="Stay"
      isDangerous
      onCancel={props.onStay}
      onConfirm={props.onLeave}
    >
      What you changed on this page is not saved yet.
    </ConfirmDialog>
  );
}
