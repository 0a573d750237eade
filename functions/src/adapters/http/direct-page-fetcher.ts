import { fetch, type Dispatcher, type Response } from 'undici';
import type { PageFetch, PageFetcher } from '../../ports/page-fetcher.ts';
import { failureOf, FetchError } from './fetch-error.ts';
import { guardedAgent } from './guarded-agent.ts';
import { addressRule, pageAddress, type AddressRule } from './page-address.ts';
import { PRODUCT_HEADERS } from './product-headers.ts';
import { readPageBody } from './read-page-body.ts';

const MOST_REDIRECTS = 4;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

interface Web {
  dispatcher: Dispatcher;
  isAllowed: AddressRule;
  /** Plain HTTP and other ports, for the local world only. */
  isLocal: boolean;
}

/** Plain HTTP is asked for over TLS; a port of its own is where services hide. */
function strictAddress({ isAllowed, isLocal }: Web, link: string): URL {
  const url = pageAddress(link, isAllowed);
  if (isLocal) return url;
  if (url.port) throw new FetchError('refused_address');
  url.protocol = 'https:';
  return url;
}

/** The answer behind at most four redirects, each of which passes the same rules. */
async function follow(
  web: Web,
  link: string,
  signal: AbortSignal,
): Promise<{ url: URL; response: Response }> {
  let url = strictAddress(web, link);
  for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
    const response = await fetch(url, {
      dispatcher: web.dispatcher,
      headers: PRODUCT_HEADERS,
      redirect: 'manual',
      signal,
    });
    const location = response.headers.get('location');
    if (!location || !REDIRECTS.has(response.status)) return { url, response };
    await response.body?.cancel();
    url = strictAddress(web, URL.canParse(location, url.href) ? new URL(location, url).href : '');
  }
  throw new FetchError('unreachable');
}

/** Fetches pages itself: public addresses only, HTTPS only, four redirects, `timeout` milliseconds in all. */
export function directPageFetcher(options: {
  allow_local_targets: boolean;
  timeout: number;
}): PageFetcher {
  const isAllowed = addressRule(options.allow_local_targets);
  const dispatcher = guardedAgent(isAllowed, options.timeout);
  const web = { dispatcher, isAllowed, isLocal: options.allow_local_targets };
  return async ({ url: link, signal }): Promise<PageFetch> => {
    try {
      const limit = AbortSignal.any([signal, AbortSignal.timeout(options.timeout)]);
      const { url, response } = await follow(web, link, limit);
      const read = await readPageBody(response);
      return { kind: 'page', status: response.status, final_url: url.href, ...read };
    } catch (error) {
      return { kind: 'failed', cause: failureOf(error) };
    }
  };
}
