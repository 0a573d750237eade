import type { DeliveryNudge } from '../src/ports/delivery-nudge.ts';
import type { PageFetch, PageFetcher } from '../src/ports/page-fetcher.ts';
import { pageReaders } from '../src/scrape/page-readers.ts';

/** A web of the given pages, and what was asked of it; the ids of nudged deliveries. */
export function memoryWeb(web: Record<string, PageFetch>) {
  const fetched: string[] = [];
  const nudged: string[] = [];
  const fetchPage: PageFetcher = ({ url }) => {
    fetched.push(url);
    return Promise.resolve(web[url] ?? { kind: 'failed', cause: 'unreachable' });
  };
  const nudge: DeliveryNudge = ({ id }) => {
    nudged.push(id);
    return Promise.resolve();
  };
  return { fetched, nudged, ports: { fetchPage, ...pageReaders, nudge } };
}
