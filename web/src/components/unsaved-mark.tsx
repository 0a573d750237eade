import { useEffect } from 'react';
import { preloadConfirmDialog } from './confirm-dialog.tsx';
import { hasUnsavedWork, markUnsaved, type WorkEnd } from './unsaved-work.ts';

/**
 * Marks unsaved work while `isDirty`; `end` is the first thing that would lose it. The browser asks
 * before it closes the page.
 */
export function UnsavedMark({ isDirty, end = 'left' }: { isDirty: boolean; end?: WorkEnd }) {
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (hasUnsavedWork('closed')) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    const unmark = markUnsaved(end);
    preloadConfirmDialog();
    return () => {
      window.removeEventListener('beforeunload', ask);
      unmark();
    };
  }, [isDirty, end]);
  return null;
}
