import { Box, Button } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';

const loadDialog = async () => ({
  default: (await import('./deleted-dialog.tsx')).DeletedDialog,
});
const DeletedDialog = lazy(loadDialog);

/** The way to the creators that were deleted and can be restored. */
export function DeletedCreators() {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <Box mt="3">
      <Button
        size="sm"
        variant="ghost"
        color="fg.muted"
        ms="-3"
        onClick={() => {
          setWasOpened(true);
          setIsOpen(true);
        }}
      >
        Deleted in the last 30 days
      </Button>
      {wasOpened && (
        <Suspense>
          <DeletedDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </Box>
  );
}
