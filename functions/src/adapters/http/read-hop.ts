import type { Response } from 'undici';
import { FetchError } from './fetch-error.ts';
import type { Hop } from './follow-redirects.ts';
import { readPageBody } from './read-page-body.ts';

const isRedirect = (status: number) => status >= 300 && status < 400;

/**
 * What an answer to a request for `url` is: a page, or where it moved to. A
 * redirect to nowhere has no page: its empty body must not count as one that
 * was read, and nothing does of one that is told to wait (429). Throws a
 * FetchError.
 */
export async function readHop(response: Response, url: string): Promise<Hop> {
  const { status, headers } = response;
  if (status === 429) {
    await response.body?.cancel();
    throw new FetchError('rate_limited');
  }
  if (!isRedirect(status)) {
    return { kind: 'page', status, final_url: url, ...(await readPageBody(response)) };
  }
  await response.body?.cancel();
  const location = headers.get('location');
  if (!location) throw new FetchError('unreachable');
  return { kind: 'moved', to: URL.canParse(location, url) ? new URL(location, url).href : '' };
}
