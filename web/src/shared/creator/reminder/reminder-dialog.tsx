import { useLateDialog } from '../../../components/use-late-dialog.ts';
import type { ReminderDialogProps } from './reminder-dialog-box.tsx';

export const loadReminderDialog = () => import('./reminder-dialog-box.tsx');

/** Asks for the day of a reminder. Its keys 1, 3 and 7 choose at once, Escape changes nothing. */
export function ReminderDialog(props: ReminderDialogProps) {
  const { isOpen, onClose } = props;
  const fault = 'We couldn’t ask you for the day. Nothing was changed.';
  const late = useLateDialog(loadReminderDialog, { isOpen, fault, onClose });
  return late && <late.ReminderDialogBox {...props} />;
}
