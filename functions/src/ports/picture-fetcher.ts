export type PictureFetch =
  | { kind: 'picture'; bytes: Uint8Array }
  /**
   * `is_final`: the same link leads to no picture later either. It ended, it is not on the public
   * web, or what is there is no JPEG, PNG or WebP, or too large.
   */
  | { kind: 'failed'; is_final: boolean };

/** Bytes that a picture may have as it is fetched. Those of profiles have up to 300 kB. */
export const PICTURE_LIMIT = 2_000_000;

/**
 * Fetches a picture of the public web, whose address a stranger chose; its bytes are whatever is
 * there. Failures are data: it never throws. Ends within seconds, and at once when the signal does.
 */
export type PictureFetcher = (request: {
  url: string;
  signal: AbortSignal;
}) => Promise<PictureFetch>;

/**
 * The picture as WebP of 96 × 96 pixels and at most 6,000 bytes, encoded again from its pixels, so
 * that nothing else of the file is left. Null for what is no still JPEG, PNG or WebP, is broken, or
 * has too many pixels or too few. Never throws.
 */
export type PictureShrinker = (bytes: Uint8Array) => Promise<Uint8Array | null>;
