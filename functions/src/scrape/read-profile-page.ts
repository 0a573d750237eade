import type { PlatformHandle } from '@vibes/core/creator/platform';
import { refused } from './find-wall.ts';
import type { PageSource } from './page-source.ts';
import { tooLargeWhenUnread, type ProfilePageRead } from './profile/profile-page-read.ts';
import { finishReading, thenRead, type ProfileReading } from './profile/profile-reading.ts';
import { beginProfile, unreadProfilePage } from './profile/read-profile.ts';
import { unwrapGateway } from './profile/unwrap-gateway.ts';

/**
 * What a page says of the profile asked for. It counts as read only when it names that handle as
 * its own; a page that does not is `blocked` with its reason, never "no address". Never throws,
 * whatever the page holds.
 */
export const readProfilePage = (target: PlatformHandle & PageSource): ProfilePageRead =>
  finishReading(beginProfilePage(target));

/** The same by the places known to hold a profile; the search of the rest is left to the caller. */
export function beginProfilePage(
  target: PlatformHandle & PageSource,
): ProfileReading<ProfilePageRead> {
  const { platform } = target;
  const handle = target.handle.toLowerCase();
  const page = unwrapGateway(target);
  return thenRead(beginProfile(page, { platform, handle }), (found) => {
    const read = found ?? unreadProfilePage(page, platform);
    if (read.kind !== 'profile') return page.is_cut ? tooLargeWhenUnread(read) : read;
    const { profile } = read;
    return profile.platform === platform && profile.handle === handle ? read : refused('shell');
  });
}
