import { useEffect, useState } from 'react';
import { ConfirmDialog } from '../components/confirm-dialog.tsx';
import { notify } from '../components/toaster.tsx';
import { giveUpUnsaved, hasUnsavedWork } from '../components/unsaved-work.ts';
import { startServiceWorker, type NewVersion } from './service-worker.ts';

let answers = 0;

/** One toast for all new versions; it stays until it is answered or closed. */
function offer({ isTakenElsewhere }: NewVersion, onReload: () => void) {
  notify.info({
    id: `new-version-${answers}`,
    title: 'A new version is ready',
    description: isTakenElsewhere
      ? 'Another tab has changed to it. Save your work here, then reload.'
      : 'Reload when it suits you.',
    duration: Infinity,
    action: { label: 'Reload', onClick: onReload },
    onClose: () => {
      answers += 1;
    },
  });
}

/** Offers each new version, and asks before a reload would lose typed work. */
export function UpdatePrompt() {
  const [asking, setAsking] = useState<NewVersion | null>(null);

  useEffect(() => {
    const report = (version: NewVersion) =>
      offer(version, () => {
        if (hasUnsavedWork('closed')) setAsking(version);
        else version.use();
      });
    // A browser may refuse workers (private windows): the app works without.
    startServiceWorker(report).catch(() => undefined);
  }, []);

  if (!asking) return null;

  function stay() {
    if (!asking) return;
    setAsking(null);
    offer(asking, () => (hasUnsavedWork('closed') ? setAsking(asking) : asking.use()));
  }

  return (
    <ConfirmDialog
      isOpen
      title="Reload without saving?"
      confirmLabel="Reload"
      cancelLabel="Stay"
      isDangerous
      onCancel={stay}
      onConfirm={() => {
        giveUpUnsaved();
        asking.use();
      }}
    >
      What you changed on this page is not saved yet.
    </ConfirmDialog>
  );
}
