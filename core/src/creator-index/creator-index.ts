import * as z from 'zod';
import { storedId, storedText } from '../text/stored-text.ts';
import { CHUNK_BYTES, CHUNK_ENTRIES, MOST_CHUNKS } from './index-limits.ts';

/**
 * `users/{uid}/creator_index/manifest`: which chunks are the index, and up to when. Whoever knows
 * the chunks, the creators changed later than a moment before `sealed_to`, and those deleted since
 * then, knows every creator. A seal replaces it in one write.
 */
export const creatorIndexSchema = z.object({
  /** Which fields the entries have (`INDEX_FORMAT`): an index of another format is made again. */
  format: storedText(500),
  /** How many entries the chunks hold. */
  count: z.int().nonnegative(),
  /** The time at which reading for the seal began. */
  sealed_to: z.date(),
  /** Every creator is in one of them. New ones join the last. */
  chunks: z
    .array(z.object({ id: storedId(), count: z.int().nonnegative() }))
    .meta({ most: MOST_CHUNKS }),
});
export type CreatorIndex = z.infer<typeof creatorIndexSchema>;

/** The characters of so many bytes in base64, and the few that gzip adds. */
const CHUNK_TEXT = Math.ceil((CHUNK_BYTES + 1000) / 3) * 4;

/**
 * `users/{uid}/creator_chunks/{id}`: some creators' entries. It is never changed: a seal writes others
 * and then deletes it. One that no manifest names was left by a seal that was cut off.
 */
export const creatorChunkSchema = z.object({
  count: z.int().positive().max(CHUNK_ENTRIES),
  /** Their JSON (`chunk-text.ts`), by gzip, in base64. */
  entries: z.base64().meta({ most: CHUNK_TEXT }),
  made_at: z.date(),
});
export type CreatorChunk = z.infer<typeof creatorChunkSchema>;
