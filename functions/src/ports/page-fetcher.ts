import type { BlockReason } from '@vibes/core/creator/block-reason';

/** Why no page came. A page with an error status is a page, except 429. */
export type FetchBlockReason = Extract<
  BlockReason,
  /** No answer, or not all of it, in time; or the caller gave up. */
  | 'timeout'
  /** The address, or one it redirects to, is not on the public web. */
  | 'refused_address'
  /** The host asks us to wait, or did some time ago and was not asked again. */
  | 'rate_limited'
  /** Neither HTML, JSON nor another text. */
  | 'not_html'
  /** No such host, no connection, half an answer, too many redirects, a gateway's own fault. */
  | 'unreachable'
>;

export type PageFetch =
  | {
      kind: 'page';
      status: number;
      /** The address after redirects. */
      final_url: string;
      /** As declared, in lower case; empty when it is not. */
      content_type: string;
      /** Decoded text, at most PAGE_LIMIT bytes of it. */
      body: string;
      /** True when the page was longer and the rest is missing. */
      is_cut?: boolean;
    }
  | { kind: 'failed'; reason: FetchBlockReason };

/** Bytes read of a page after decompression. The largest profile page seen has 1.2 MB. */
export const PAGE_LIMIT = 2_000_000;

/**
 * Fetches a page of the public web, whose address a stranger chose. Failures
 * are data: it never throws. Ends within seconds, and at once when the signal
 * does. A page that could be read may be a minute old; asking again is safe.
 */
export type PageFetcher = (request: { url: string; signal: AbortSignal }) => Promise<PageFetch>;
