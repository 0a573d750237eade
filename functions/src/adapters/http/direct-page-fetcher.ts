import { fetch } from 'undici';
import type { PageFetcher } from '../../ports/page-fetcher.ts';
import { failureOf } from './fetch-error.ts';
import { followRedirects, type Hop } from './follow-redirects.ts';
import { guardedAgent } from './guarded-agent.ts';
import type { HostManners } from './host-manners.ts';
import { pageAddress, webRules } from './page-address.ts';
import { PRODUCT_HEADERS } from './product-headers.ts';
import { readHop } from './read-hop.ts';

/**
 * Fetches pages itself: public addresses only, HTTPS only, four redirects, each
 * of which passes the same rules, with manners towards every host on the way,
 * `timeout` milliseconds in all. No cookie is kept and nothing is sent that
 * names a person.
 */
export function directPageFetcher(options: {
  allow_local_targets: boolean;
  timeout: number;
  manners: HostManners;
}): PageFetcher {
  const { timeout, manners } = options;
  const rules = webRules(options.allow_local_targets);
  const dispatcher = guardedAgent(rules.isAllowed, timeout);

  const ask = async (link: string, signal: AbortSignal): Promise<Hop> => {
    const url = pageAddress(link, rules);
    const endTurn = await manners.takeTurn(url.host, signal);
    try {
      const headers = PRODUCT_HEADERS;
      const response = await fetch(url, { dispatcher, headers, redirect: 'manual', signal });
      const retry_after = response.headers.get('retry-after');
      manners.hear(url.host, { status: response.status, retry_after });
      return await readHop(response, url.href);
    } finally {
      endTurn();
    }
  };

  return async ({ url, signal }) => {
    try {
      const limit = AbortSignal.any([signal, AbortSignal.timeout(timeout)]);
      return await followRedirects(url, (link) => ask(link, limit));
    } catch (error) {
      return { kind: 'failed', cause: failureOf(error) };
    }
  };
}
