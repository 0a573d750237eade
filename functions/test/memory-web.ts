import type { DeliveryDispatch } from '../src/ports/delivery-dispatch.ts';
import type { PageFetch, PageFetcher } from '../src/ports/page-fetcher.ts';
import { pageReaders } from '../src/scrape/page-readers.ts';

/** A web of the given pages, and what was asked of it; the ids of dispatched deliveries. */
export function memoryWeb(web: Record<string, PageFetch>) {
  const fetched: string[] = [];
  const dispatched: string[] = [];
  const fetchPage: PageFetcher = ({ url }) => {
    fetched.push(url);
    return Promise.resolve(web[url] ?? { kind: 'failed', reason: 'unreachable' });
  };
  const dispatch: DeliveryDispatch = ({ id }) => {
    dispatched.push(id);
    return Promise.resolve();
  };
  return { fetched, dispatched, ports: { fetchPage, ...pageReaders, dispatch } };
}
