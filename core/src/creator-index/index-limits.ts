/** The most entries of one chunk. */
export const CHUNK_ENTRIES = 2000;
/** The most bytes of a chunk's entries before they are compressed: always less than a document takes after it, in base64. */
export const CHUNK_BYTES = 700_000;
/** Of one account: a million creators. */
export const MOST_CHUNKS = 500;

/** So many changes since the last seal are worth the next one. */
export const SEAL_AT_CHANGES = 200;
/** From so many creators on, an index is worth having. */
export const SEAL_AT_CREATORS = 300;

/**
 * Milliseconds that a write may arrive after the time it names as its own: what is read again before
 * the time up to which something was read.
 */
export const IN_FLIGHT_MS = 60_000;

/**
 * Milliseconds for which a copy of the creators can be brought up to date. Deletions are kept for
 * 30 days: an older copy would miss some, and show creators that are gone.
 */
export const COPY_LASTS_MS = 25 * 24 * 3_600_000;
