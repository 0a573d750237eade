import { useEffect } from 'react';
import type { Notice } from '../../components/notice.ts';
import { notify } from '../../components/toaster.tsx';
import type { Loadable } from '../../lib/loadable.ts';

/** Tells each time a read fails. `notice` must be the same object at each drawing. */
export function useFaultToast({ status }: Loadable<unknown>, notice: Notice) {
  useEffect(() => {
    if (status === 'error') notify.error(notice);
  }, [status, notice]);
}
