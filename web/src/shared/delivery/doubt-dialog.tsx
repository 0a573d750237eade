import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { DOUBT_WORDS } from './doubt.ts';
import type { useDoubtful } from './use-doubtful.ts';

/** Asks the question that must be answered before an email is sent. */
export function DoubtDialog({ of, name }: { of: ReturnType<typeof useDoubtful>; name: string }) {
  const { asked, isBusy, close, confirm } = of;
  if (!asked) return null;
  const { title, sentence, confirm: label } = DOUBT_WORDS[asked.doubt];
  return (
    <ConfirmDialog
      isOpen={asked.isOpen}
      title={title}
      confirmLabel={isBusy ? 'Sending...' : label}
      isPending={isBusy}
      onCancel={close}
      onConfirm={confirm}
    >
      {sentence(name)}
    </ConfirmDialog>
  );
}
