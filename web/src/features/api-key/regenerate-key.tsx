import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { notify } from '../../components/toaster.tsx';
import { regenerateApiKey } from '../../lib/user-data.ts';

/** Puts a new key in place of the current one, after asking. */
export function RegenerateKey() {
  const [isAsking, setIsAsking] = useState(false);
  const [isPending, setIsPending] = useState(false);

  async function regenerate() {
    setIsAsking(false);
    setIsPending(true);
    try {
      await regenerateApiKey();
      notify.success({ title: 'API key regenerated successfully' });
    } catch (error) {
      const message = error instanceof Error ? error.message : 'Please try again later';
      notify.error({ title: `Failed to regenerate API key: ${message}` });
    }
    setIsPending(false);
  }

  return (
    <>
      <Button size="xs" variant="outline" disabled={isPending} onClick={() => setIsAsking(true)}>
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
