import type { PlatformHandle } from '@vibes/core/creator/platform';
import type { ProfileRead } from '@vibes/core/creator/scraped-profile';
import { readInstagramProfile } from './instagram-profile.ts';
import type { PageCopy } from './page-copy.ts';
import { readTiktokProfile } from './tiktok-profile.ts';

const READERS = { tiktok: readTiktokProfile, instagram: readInstagramProfile };

/**
 * What a page says of the profile asked for. It counts as read only when it
 * names that handle as its own; a page that does not is `blocked` with its
 * cause, never "no address". Never throws, whatever the page holds.
 */
export function readProfilePage(page: PlatformHandle & PageCopy): ProfileRead {
  const read = READERS[page.platform](page, page.handle);
  const isShort = read.kind === 'blocked' && read.cause === 'shell' && page.is_cut;
  return isShort ? { kind: 'blocked', cause: 'too_large' } : read;
}
