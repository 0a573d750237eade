import { fetch, type Response } from 'undici';
import { followRedirects } from './follow-redirects.ts';
import { guardedAgent, type Resolve } from './guarded-agent.ts';
import type { HostManners } from './host-manners.ts';
import { pageAddress, webRules } from './page-address.ts';
import { pageTime } from './page-time.ts';
import { productHeaders } from './product-headers.ts';
import { readHop, type Answer } from './read-hop.ts';

export interface DirectOptions {
  allow_local_targets: boolean;
  /** What the user agent names. */
  app_origin?: string | undefined;
  timeout: number;
  manners: HostManners;
  /** Resolves names; this machine's own way without it. */
  resolve?: Resolve;
}

/**
 * Asks for addresses of the public web that a stranger chose: public addresses only, HTTPS only,
 * four redirects, each of which passes the same rules, with manners towards every host on the way,
 * `timeout` milliseconds in all from its turn at the host: the wait in the queue is bounded by the
 * signal and the manners. No cookie is kept and nothing is sent that names a person. The function
 * returned throws a FetchError, or an error that `fetchBlockReason` reads.
 *
 * @param accept the header of that name, in place of the one for pages
 */
export function directRequest<Body>(
  options: DirectOptions & { accept?: string },
  readBody: (response: Response) => Promise<Body>,
): (request: { url: string; signal: AbortSignal }) => Promise<Answer<Body>> {
  const { timeout, manners, resolve, accept } = options;
  const rules = webRules(options.allow_local_targets);
  const headers = { ...productHeaders(options.app_origin), ...(accept && { accept }) };
  const dispatcher = guardedAgent(rules.isAllowed, timeout, resolve);

  const ask = async (url: URL, signal: AbortSignal) => {
    const response = await fetch(url, { dispatcher, headers, redirect: 'manual', signal });
    const retry_after = response.headers.get('retry-after');
    manners.hear(url.host, { status: response.status, retry_after });
    return readHop(response, url.href, readBody);
  };

  return async ({ url, signal }) => {
    const time = pageTime(timeout);
    return followRedirects(url, async (link) => {
      const address = pageAddress(link, rules);
      const release = await manners.acquire(address.host, signal);
      return time.spend(signal, (limit) => ask(address, limit)).finally(release);
    });
  };
}
