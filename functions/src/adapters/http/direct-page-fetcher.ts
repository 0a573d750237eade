import type { PageFetcher } from '../../ports/page-fetcher.ts';
import { directRequest, type DirectOptions } from './direct-request.ts';
import { fetchBlockReason } from './fetch-error.ts';
import { readPageBody } from './read-page-body.ts';

/** Fetches pages itself, by the rules of `directRequest`. */
export function directPageFetcher(options: DirectOptions): PageFetcher {
  const request = directRequest(options, readPageBody);
  return async (page) => {
    try {
      return await request(page);
    } catch (error) {
      return { kind: 'failed', reason: fetchBlockReason(error) };
    }
  };
}
