import type { Response } from 'undici';
import { FetchError } from './fetch-error.ts';
import type { Hop } from './follow-redirects.ts';

const isRedirect = (status: number) => status >= 300 && status < 400;

/** An answer that is no redirect, with what `readBody` makes of its body. */
export type Answer<Body> = { kind: 'page'; status: number; final_url: string } & Body;

/**
 * What an answer to a request for `url` is: a page, or where it moved to. Throws a FetchError for a
 * redirect to nowhere, whose empty body must not count as a page that was read, and for a 429,
 * which asks us to wait.
 */
export async function readHop<Body>(
  response: Response,
  url: string,
  readBody: (response: Response) => Promise<Body>,
): Promise<Hop<Answer<Body>>> {
  const { status, headers } = response;
  if (status === 429) {
    await response.body?.cancel();
    throw new FetchError('rate_limited');
  }
  if (!isRedirect(status)) {
    return { kind: 'page', status, final_url: url, ...(await readBody(response)) };
  }
  await response.body?.cancel();
  const location = headers.get('location');
  if (!location) throw new FetchError('unreachable');
  return { kind: 'moved', to: URL.canParse(location, url) ? new URL(location, url).href : '' };
}
