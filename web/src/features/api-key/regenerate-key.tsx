import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { notify } from '../../components/toaster.tsx';
import { routes } from '../../lib/routes.ts';
import { regenerateApiKey } from '../../lib/user-data.ts';
import { sentenceOf } from '../../lib/call-error.ts';
import { useBusy } from '../../lib/use-busy.ts';

/** Replaces the current key with a new one, after a confirmation. */
export function RegenerateKey() {
  const [isAsking, setIsAsking] = useState(false);
  const navigate = useNavigate();

  const { isBusy, run: regenerate } = useBusy(async () => {
    setIsAsking(false);
    try {
      await regenerateApiKey();
      notify.success({
        title: 'API key regenerated successfully',
        description: 'Your shortcut needs the new key.',
        action: { label: 'Setup guide', onClick: () => void navigate(routes.shortcutSetup) },
      });
    } catch (error) {
      notify.error({ title: `Failed to regenerate API key: ${sentenceOf(error)}` });
    }
  });

  return (
    <>
      {/* Not `disabled`: the focus comes back here when the dialog closes. */}
      <Button
        size="xs"
        variant="outline"
        aria-disabled={isBusy || undefined}
        onClick={() => {
          if (!isBusy) setIsAsking(true);
        }}
      >
        {isBusy ? 'Regenerating...' : 'Regenerate'}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Are you sure?"
        confirmLabel="Continue"
        isDangerous
        onCancel={() => setIsAsking(false)}
        onConfirm={() => regenerate()}
      >
        This invalidates your current API key. Applications using it stop working until you update
        them with the new one.
      </ConfirmDialog>
    </>
  );
}
