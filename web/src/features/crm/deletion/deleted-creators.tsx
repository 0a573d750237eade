import { lazy, Suspense, useState } from 'react';

const DeletedDialog = lazy(async () => ({
  default: (await import('./deleted-dialog.tsx')).DeletedDialog,
}));

/**
 * The creators that were deleted and can be restored, in a dialog that loads once it is opened.
 *
 * @param props.finalFocus what has the focus when it is closed
 */
export function DeletedCreators(props: {
  isOpen: boolean;
  onClose: () => void;
  finalFocus: () => HTMLElement | null;
}) {
  const [wasOpened, setWasOpened] = useState(false);
  if (props.isOpen && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense>
      <DeletedDialog {...props} />
    </Suspense>
  );
}
