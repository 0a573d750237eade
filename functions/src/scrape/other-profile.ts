import { byPlatform, PLATFORMS, type PlatformHandle } from '@vibes/core/creator/platform';
import type { ScrapedProfile } from '@vibes/core/creator/scraped-profile';
import { findProfileLink } from '@vibes/core/link/find-profile-link';
import { readHandle } from '@vibes/core/link/read-handle';
import { PLATFORM_MARKS } from './profile/platform-marks.ts';

/** What people call a platform in a bio, with the name behind it. */
const NAMED = byPlatform(
  (platform) =>
    new RegExp(
      `(?<![\\p{L}\\p{N}@._])(?:${PLATFORM_MARKS[platform].in_bio})\\s{0,3}[:：|/>→-]{0,2}\\s{0,3}(@?)([\\w.]{2,40})`,
      'giu',
    ),
);

const plain = (handle: string) => handle.replace(/[._]/g, '');

function linked({ platform, bio_links }: ScrapedProfile): PlatformHandle[] {
  return bio_links.flatMap((url) => {
    const link = findProfileLink({ url });
    const isOther = link.kind === 'profile' && link.platform !== platform;
    return isOther ? [{ platform: link.platform, handle: link.handle }] : [];
  });
}

/** A name counts with its @, or when it is the profile's own: "insta reels" names nobody. */
function named({ platform, handle: own, bio }: ScrapedProfile): PlatformHandle[] {
  const others = PLATFORMS.filter((one) => one !== platform);
  return others.flatMap((other) =>
    [...bio.matchAll(NAMED[other])].flatMap(([, sign = '', name = '']) => {
      const handle = readHandle(other, name.replace(/\.+$/, ''));
      const isMeant = handle && (sign || plain(handle) === plain(own));
      return isMeant ? [{ platform: other, handle }] : [];
    }),
  );
}

/** The owner's profile on another platform, as the owner links to it or names it in the bio; null when neither. */
export function otherProfile(profile: ScrapedProfile): PlatformHandle | null {
  const [first = null] = [...linked(profile), ...named(profile)];
  return first;
}
