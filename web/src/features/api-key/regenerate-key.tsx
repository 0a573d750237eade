import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { notify } from '../../components/toaster.tsx';
import { routes } from '../../lib/routes.ts';
import { regenerateApiKey } from '../../lib/user-data.ts';

/** Replaces the current key with a new one, after a confirmation. */
export function RegenerateKey() {
  const [isAsking, setIsAsking] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const navigate = useNavigate();

  async function regenerate() {
    setIsAsking(false);
    setIsPending(true);
    try {
      await regenerateApiKey();
      notify.success({
        title: 'API key regenerated successfully',
        description: 'Your shortcut needs the new key.',
        action: { label: 'Setup guide', onClick: () => void navigate(routes.shortcutSetup) },
      });
    } catch (error) {
      const message = error instanceof Error ? error.message : 'Please try again later';
      notify.error({ title: `Failed to regenerate API key: ${message}` });
    }
    setIsPending(false);
  }

  return (
    <>
      {/* Not `disabled`: the focus comes back here when the dialog closes. */}
      <Button
        size="xs"
        variant="outline"
        aria-disabled={isPending || undefined}
        onClick={() => {
          if (!isPending) setIsAsking(true);
        }}
      >
        {isPending ? 'Regenerating...' : 'Regenerate'}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Are you sure?"
        confirmLabel="Continue"
        isDangerous
        onCancel={() => setIsAsking(false)}
        onConfirm={() => void regenerate()}
      >
        This invalidates your current API key. Applications using it stop working until you update
        them with the new one.
      </ConfirmDialog>
    </>
  );
}
