import { platformOfHost } from '@vibes/core/link/platform-links';
import type { PageFetcher } from '../../ports/page-fetcher.ts';
import type { HostAddresses } from '../dns/host-addresses.ts';
import { cachedPageFetcher, type CacheRules } from './cached-page-fetcher.ts';
import { directPageFetcher } from './direct-page-fetcher.ts';
import { gatewayPageFetcher } from './gateway-page-fetcher.ts';
import { hostManners, type MannerRules } from './host-manners.ts';

/** Milliseconds for a page with its redirects, from its turn at the host: two slow ones leave a request time to answer. */
export const PAGE_TIMEOUT = 4000;

/**
 * Milliseconds in the queue: a request has 8 s to read, and a page behind a longer wait would come
 * too late.
 */
const LONGEST_WAIT = 7000;

/** Towards hosts we ask ourselves. */
const DIRECT: MannerRules = {
  // Every request asks a platform. They serve millions: a queue for them would only hold us up.
  at_once: (host) => (platformOfHost(host) ? 6 : 2),
  gap: 100,
  longest_wait: LONGEST_WAIT,
  unstated_rest: 30_000,
};
/** A gateway paces and distributes its own requests; a stated Retry-After still holds. */
const GATEWAY: MannerRules = {
  at_once: Infinity,
  gap: 0,
  longest_wait: LONGEST_WAIT,
  unstated_rest: 0,
};

/** An endpoint has 512 MiB; this is some 20 profile pages, or hundreds of link pages. */
const KEPT = { keep_for: 60_000, most_pages: 200, most_characters: 10_000_000 };

/**
 * A direct fetcher checks the address it connects to; before a gateway is asked, only the addresses
 * that a name leads to can be checked.
 */
type Way =
  { gateway_url: undefined } | { gateway_url: string | undefined; addressesOf: HostAddresses };

/** Fetches pages through the gateway when there is one, else directly. */
export function createPageFetcher(
  options: Way & {
    /** Lets pages stand on this machine, over plain HTTP and on any port. */
    allow_local_targets: boolean;
    /** What the user agent names. */
    app_origin?: string | undefined;
    /** Milliseconds a page may take. */
    timeout?: number;
    /** Returns whether a page could be read: such pages are kept for a minute. Without it none is. */
    isReadable?: CacheRules['isReadable'];
  },
): PageFetcher {
  const { allow_local_targets, app_origin, timeout = PAGE_TIMEOUT, isReadable } = options;
  const common = { allow_local_targets, app_origin, timeout };
  const fetchPage =
    options.gateway_url === undefined
      ? directPageFetcher({ ...common, manners: hostManners(DIRECT) })
      : gatewayPageFetcher({
          ...common,
          template: options.gateway_url,
          addressesOf: options.addressesOf,
          manners: hostManners(GATEWAY),
        });
  return isReadable ? cachedPageFetcher(fetchPage, { ...KEPT, isReadable }) : fetchPage;
}
