import { Button } from '@chakra-ui/react';
import { Trash2 } from 'lucide-react';
import type { BulkAction } from './bulk-action.ts';
import { deleteMany } from './delete-many.ts';

/** Deletes the chosen creators. It can be undone for 30 days, so it does not ask first. */
export const DeleteAction: BulkAction = ({ chosen, isBusy }) => (
  <Button
    size="xs"
    variant="outline"
    aria-disabled={isBusy || undefined}
    onClick={() => {
      if (!isBusy) deleteMany(chosen);
    }}
  >
    <Trash2 aria-hidden="true" />
    Delete
  </Button>
);
