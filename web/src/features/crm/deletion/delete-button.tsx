import { Box, Button } from '@chakra-ui/react';
import type { Creator } from '@vibes/core/creator/creator';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { deleteWithUndo } from './delete-with-undo.ts';

/** Deletes the creator whose details are open, at the end of them; asks nothing, since it can be undone. */
export function DeleteButton({
  creator,
  onDeleted,
}: {
  creator: Pick<Creator, 'id' | 'name'>;
  onDeleted: () => void;
}) {
  const [isPending, setIsPending] = useState(false);
  async function press() {
    if (isPending) return;
    setIsPending(true);
    const isDeleted = await deleteWithUndo(creator);
    setIsPending(false);
    if (isDeleted) onDeleted();
  }
  return (
    <Box pt="5" borderTopWidth="1px" borderColor="border">
      <Button
        size="sm"
        variant="ghost"
        colorPalette="danger"
        ms="-3"
        aria-disabled={isPending || undefined}
        onClick={() => void press()}
      >
        <Trash2 size={16} aria-hidden="true" />
        {isPending ? 'Deleting…' : 'Delete creator'}
      </Button>
    </Box>
  );
}
