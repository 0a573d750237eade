import { useEffect } from 'react';
import { hasUnsavedWork, markUnsaved } from './unsaved-work.ts';

/** Marks unsaved work while `isDirty`. The browser asks before it closes the page. */
export function UnsavedMark({ isDirty }: { isDirty: boolean }) {
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (hasUnsavedWork()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    const unmark = markUnsaved();
    return () => {
      window.removeEventListener('beforeunload', ask);
      unmark();
    };
  }, [isDirty]);
  return null;
}
