import type { CreatorEntry } from '@vibes/core/creator/creator-entry';
import { inOrder } from './creator-list.ts';
import type { CreatorSource, SealedIndex } from './creator-source.ts';

/** A chunk that is gone was replaced by a newer index. One that is missing again is a damaged index. */
const TRIES = 3;

/**
 * All creators by the index, newest first: by `known`, or by a newer one where that was replaced.
 * Null where none can be read: then creators are read page by page.
 */
export async function readSealed(
  source: Pick<CreatorSource, 'readNewIndex' | 'readChunk'>,
  known: SealedIndex,
): Promise<CreatorEntry[] | null> {
  let index: SealedIndex | null = known;
  for (let tried = 0; index && tried < TRIES; tried += 1) {
    const chunks = await Promise.all(index.chunks.map(source.readChunk));
    const read = chunks.filter((chunk) => chunk !== null);
    // The oldest are first, and sorted the fastest backward.
    if (read.length === chunks.length) return inOrder(read.flat().reverse());
    index = await source.readNewIndex();
  }
  return null;
}
