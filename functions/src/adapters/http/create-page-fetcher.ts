import type { PageFetcher } from '../../ports/page-fetcher.ts';
import { directPageFetcher } from './direct-page-fetcher.ts';
import { gatewayPageFetcher } from './gateway-page-fetcher.ts';

/** Milliseconds for a page with its redirects: two slow ones leave a press time to answer. */
const PAGE_TIMEOUT = 4000;

/** Fetches pages through the gateway when there is one, else itself. */
export function createPageFetcher(options: {
  gateway_url: string | undefined;
  /** Lets pages stand on this machine, over plain HTTP and on any port. */
  allow_local_targets: boolean;
  /** Milliseconds a page may take. */
  timeout?: number;
}): PageFetcher {
  const { gateway_url, allow_local_targets, timeout = PAGE_TIMEOUT } = options;
  return gateway_url
    ? gatewayPageFetcher({ template: gateway_url, allow_local_targets, timeout })
    : directPageFetcher({ allow_local_targets, timeout });
}
