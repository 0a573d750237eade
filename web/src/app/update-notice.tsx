import { useEffect } from 'react';
import { notify } from '../components/toaster.tsx';

/** Starts the service worker and tells when a new version waits. Nothing reloads by itself. */
export function UpdateNotice() {
  useEffect(() => {
    const offer = (takeOver: () => void) =>
      notify.info({
        title: 'A new version is ready',
        duration: Infinity,
        action: { label: 'Reload', onClick: takeOver },
      });
    // A browser may refuse workers (private windows): the app works without.
    import('../lib/service-worker.ts')
      .then(({ startServiceWorker }) => startServiceWorker(offer))
      .catch(() => undefined);
  }, []);
  return null;
}
