import { fetch } from 'undici';
import type { PageFetch, PageFetcher } from '../../ports/page-fetcher.ts';
import { failureOf, FetchError } from './fetch-error.ts';
import { addressRule, pageAddress } from './page-address.ts';
import { PRODUCT_HEADERS } from './product-headers.ts';
import { readPageBody } from './read-page-body.ts';

/** What the gateway says of redirects; anything but a web address is not believed. */
function finalUrl(stated: string | null, asked: string): string {
  const url = stated && URL.canParse(stated) ? new URL(stated) : null;
  return url && /^https?:$/.test(url.protocol) ? url.href : asked;
}

/**
 * Fetches every page through a gateway, in the way scraping services are
 * called: `template` holds `{url}`, filled percent-encoded. The gateway's
 * status is the page's and `x-final-url` the address after redirects; a 5xx
 * with `x-gateway-error` is its own failure. Private addresses are not asked
 * for: the gateway may stand inside our network.
 */
export function gatewayPageFetcher(options: {
  template: string;
  allow_local_targets: boolean;
  timeout: number;
}): PageFetcher {
  const isAllowed = addressRule(options.allow_local_targets);
  return async ({ url, signal }): Promise<PageFetch> => {
    try {
      pageAddress(url, isAllowed);
      const address = options.template.replaceAll('{url}', () => encodeURIComponent(url));
      const limit = AbortSignal.any([signal, AbortSignal.timeout(options.timeout)]);
      const response = await fetch(address, {
        headers: PRODUCT_HEADERS,
        redirect: 'manual',
        signal: limit,
      });
      const { status, headers } = response;
      if (status >= 500 && headers.has('x-gateway-error')) {
        await response.body?.cancel();
        throw new FetchError('unreachable');
      }
      const read = await readPageBody(response);
      return {
        kind: 'page',
        status,
        final_url: finalUrl(headers.get('x-final-url'), url),
        ...read,
      };
    } catch (error) {
      return { kind: 'failed', cause: failureOf(error) };
    }
  };
}
