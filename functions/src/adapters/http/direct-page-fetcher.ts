import { fetch } from 'undici';
import type { PageFetcher } from '../../ports/page-fetcher.ts';
import { failureOf } from './fetch-error.ts';
import { followRedirects, type Hop } from './follow-redirects.ts';
import { guardedAgent, type Resolve } from './guarded-agent.ts';
import type { HostManners } from './host-manners.ts';
import { pageAddress, webRules } from './page-address.ts';
import { pageTime } from './page-time.ts';
import { productHeaders } from './product-headers.ts';
import { readHop } from './read-hop.ts';

/**
 * Fetches pages itself: public addresses only, HTTPS only, four redirects, each of which passes the
 * same rules, with manners towards every host on the way, `timeout` milliseconds in all from its
 * turn at the host: the wait in the queue is bounded by the signal and the manners. No cookie is
 * kept and nothing is sent that names a person.
 */
export function directPageFetcher(options: {
  allow_local_targets: boolean;
  /** What the user agent names. */
  app_origin?: string | undefined;
  timeout: number;
  manners: HostManners;
  /** Resolves names; this machine's own way without it. */
  resolve?: Resolve;
}): PageFetcher {
  const { timeout, manners, resolve } = options;
  const rules = webRules(options.allow_local_targets);
  const headers = productHeaders(options.app_origin);
  const dispatcher = guardedAgent(rules.isAllowed, timeout, resolve);

  const ask = async (url: URL, signal: AbortSignal): Promise<Hop> => {
    const response = await fetch(url, { dispatcher, headers, redirect: 'manual', signal });
    const retry_after = response.headers.get('retry-after');
    manners.hear(url.host, { status: response.status, retry_after });
    return readHop(response, url.href);
  };

  return async ({ url, signal }) => {
    try {
      const time = pageTime(timeout);
      return await followRedirects(url, async (link) => {
        const address = pageAddress(link, rules);
        const release = await manners.acquire(address.host, signal);
        return time.spend(signal, (limit) => ask(address, limit)).finally(release);
      });
    } catch (error) {
      return { kind: 'failed', reason: failureOf(error) };
    }
  };
}
