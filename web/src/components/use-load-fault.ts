import { useEffect } from 'react';
import { notify } from './toaster.tsx';

/** Says that a part that was asked for could not be loaded, each time `hasFailed` turns true. */
export function useLoadFault(hasFailed: boolean, title: string) {
  useEffect(() => {
    if (hasFailed)
      notify.error({ title, description: 'Check your connection, or reload the page.' });
  }, [hasFailed, title]);
}
