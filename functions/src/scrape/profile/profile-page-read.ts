import type { ProfileRead, ScrapedProfile } from '@vibes/core/creator/scraped-profile';
import { refused } from '../find-wall.ts';
import type { OwnerRead } from './owner-read.ts';

/**
 * How a platform's HTML was read: from the data known to hold the profile, or,
 * where that was missing or held nobody, from whatever else the page has. A page
 * of Instagram's holds it in its metas, as strangers get it.
 */
export type ReadBy = 'expected' | 'fallback';

/**
 * What a page says of the profile it is about. `is_partial`: the page is a post's or shows only a
 * part (a video has no bio link, metas may have no bio), so the profile's own page may say more and
 * is still worth reading. `read_by` is absent for answers and texts.
 */
export type ProfilePageRead =
  | { kind: 'profile'; profile: ScrapedProfile; is_partial?: true; read_by?: ReadBy }
  | Exclude<ProfileRead, { kind: 'profile' }>;

export type FoundProfile = Extract<ProfilePageRead, { kind: 'profile' }>;

export const profileRead = (
  { profile, is_partial }: OwnerRead,
  read_by?: ReadBy,
): FoundProfile => ({
  kind: 'profile',
  profile,
  ...(is_partial ? { is_partial } : {}),
  ...(read_by ? { read_by } : {}),
});

/** Of a page that was cut, what is missing may stand behind the cut. */
export function tooLargeWhenUnread(read: ProfilePageRead): ProfilePageRead {
  const isUnread = read.kind === 'blocked' && (read.reason === 'shell' || read.reason === 'error');
  return isUnread ? refused('too_large') : read;
}
