import type { PageFetch, PageFetcher } from '../ports/page-fetcher.ts';

/**
 * The same fetcher, ended by the signal even when an adapter hangs: a request has to be answered. A
 * page that comes later is dropped.
 */
export function timelyPageFetcher(fetchPage: PageFetcher): PageFetcher {
  return (request) =>
    new Promise<PageFetch>((resolve, reject) => {
      const { signal } = request;
      const giveUp = () => resolve({ kind: 'failed', reason: 'timeout' });
      if (signal.aborted) return giveUp();
      signal.addEventListener('abort', giveUp, { once: true });
      void fetchPage(request)
        .then(resolve, reject)
        .finally(() => signal.removeEventListener('abort', giveUp));
    });
}
