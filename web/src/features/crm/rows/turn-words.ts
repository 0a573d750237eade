import type { Creator } from '@vibes/core/creator/creator';
import { whoseTurn } from '@vibes/core/creator/whose-turn';

/** Nothing proves whose message it is. */
export const MAY_HAVE_REPLIED = 'May have replied';

/** That a creator replied, with whose turn it is while the status is open; null for none. */
export function turnWords(
  creator: Pick<Creator, 'awaiting' | 'status'>,
  mayHaveReplied: boolean,
): string | null {
  if (creator.awaiting === 'us')
    return whoseTurn(creator) === 'us' ? 'Replied, your turn' : 'Replied';
  return mayHaveReplied ? MAY_HAVE_REPLIED : null;
}
