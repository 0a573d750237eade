import { isIP } from 'node:net';
import { fetch, type Response } from 'undici';
import type { PageFetch, PageFetcher } from '../../ports/page-fetcher.ts';
import type { HostAddresses } from '../dns/host-addresses.ts';
import { fetchBlockReason, FetchError } from './fetch-error.ts';
import { followRedirects, type Hop } from './follow-redirects.ts';
import type { HostManners } from './host-manners.ts';
import { bareHost, pageAddress, webRules } from './page-address.ts';
import { pageTime } from './page-time.ts';
import { productHeaders } from './product-headers.ts';
import { readHop } from './read-hop.ts';
import { readPageBody } from './read-page-body.ts';

type Page = Extract<PageFetch, { kind: 'page' }>;

/** Cancels a body that is not read, or its connection would stay open. */
async function refusing<T>({ body }: Response, judged: Promise<T>): Promise<T> {
  try {
    return await judged;
  } catch (error) {
    await body?.cancel();
    throw error;
  }
}

/** What the gateway says of redirects; anything but a web address is not believed. */
function finalUrl(stated: string | null, asked: string): string {
  const url = stated && URL.canParse(stated) ? new URL(stated) : null;
  return url && /^https?:$/.test(url.protocol) ? url.href : asked;
}

/** The header by which a gateway says that it failed itself, and not the page. */
export const GATEWAY_ERROR = 'x-gateway-error';

/** Throws a FetchError when the gateway itself failed, with whatever status it says so. */
async function refuseGatewayFault({ status, headers, body }: Response): Promise<void> {
  if (!headers.has(GATEWAY_ERROR)) return;
  await body?.cancel();
  throw new FetchError(status === 429 ? 'rate_limited' : 'unreachable');
}

/** What is asked for to get a page. */
export const gatewayAddress = (template: string, url: string): string =>
  template.replaceAll('{url}', () => encodeURIComponent(url.toWellFormed()));

/**
 * Fetches every page through a gateway, in the way scraping services are called: `template` holds
 * `{url}`, filled percent-encoded. The gateway's status is the page's and `x-final-url` the address
 * after redirects; an answer with `x-gateway-error` is its own failure, with status 429 when it has
 * no room. A redirect that it passes on is followed through it. Private addresses are not asked for,
 * nor names that lead to one: the gateway may be inside our network. A name that leads nowhere here
 * passes, for the gateway may know it. A page is dropped when it came from such an address in the end.
 * docs/page-gateway.md is the contract, docs/security.md says what only the gateway can refuse.
 */
export function gatewayPageFetcher(options: {
  template: string;
  allow_local_targets: boolean;
  /** What the user agent names. */
  app_origin?: string | undefined;
  timeout: number;
  manners: HostManners;
  addressesOf: HostAddresses;
}): PageFetcher {
  const { template, timeout, manners, addressesOf } = options;
  const rules = webRules(options.allow_local_targets);
  const headers = productHeaders(options.app_origin);

  /** The address to ask for. Throws a FetchError when it, or any its name leads to, is refused. */
  const judge = async (link: string): Promise<URL> => {
    const url = pageAddress(link, rules);
    const host = bareHost(url);
    const addresses = isIP(host) ? [] : await addressesOf(host);
    if (addresses.every(rules.isAllowed)) return url;
    throw new FetchError('refused_address');
  };

  const ask = async (link: string, url: URL, signal: AbortSignal): Promise<Hop<Page>> => {
    // As written: a gateway may know pages by their exact address.
    const asked = url.protocol === new URL(link).protocol ? link : url.href;
    const address = gatewayAddress(template, asked);
    const response = await fetch(address, { headers, redirect: 'manual', signal });
    await refuseGatewayFault(response);
    const retry_after = response.headers.get('retry-after');
    manners.hear(url.host, { status: response.status, retry_after });
    const final_url = finalUrl(response.headers.get('x-final-url'), asked);
    if (final_url !== asked) await refusing(response, judge(final_url));
    return readHop(response, final_url, readPageBody);
  };

  return async ({ url, signal }) => {
    try {
      const time = pageTime(timeout);
      return await followRedirects(url, async (link) => {
        const address = await judge(link);
        const release = await manners.acquire(address.host, signal);
        return time.spend(signal, (limit) => ask(link, address, limit)).finally(release);
      });
    } catch (error) {
      return { kind: 'failed', reason: fetchBlockReason(error) };
    }
  };
}
