import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';

/** Asks before what is saved for a system is deleted, and says what that does to the active one. */
export function ClearDialog(props: {
  isOpen: boolean;
  isPending: boolean;
  label: string;
  what: string;
  isActive: boolean;
  finalFocus: () => HTMLElement | null;
  onCancel: () => void;
  onConfirm: () => void;
}) {
  const { label, what, isActive, ...dialog } = props;
  return (
    <ConfirmDialog
      {...dialog}
      title="Are you sure?"
      confirmLabel={props.isPending ? 'Clearing...' : label}
      isDangerous
    >
      This deletes {what}
      {isActive && ' and makes the built-in CRM the active one'}. Your creators stay.
    </ConfirmDialog>
  );
}
