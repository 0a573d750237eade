import type { PlatformHandle } from '@vibes/core/creator/platform';
import type { ScrapedProfile } from '@vibes/core/creator/scraped-profile';
import { findProfileLink } from '@vibes/core/link/find-profile-link';
import { readHandle } from '@vibes/core/link/read-handle';

/** What people call the other platform in a bio, with the name behind it. */
const NAMED = {
  tiktok:
    /(?<![\p{L}\p{N}@._])(?:instagram|insta|ig)\s{0,3}[:：|/>→-]{0,2}\s{0,3}(@?)([\w.]{2,40})/giu,
  instagram: /(?<![\p{L}\p{N}@._])(?:tik ?tok|tt)\s{0,3}[:：|/>→-]{0,2}\s{0,3}(@?)([\w.]{2,40})/giu,
};
const OTHER = { tiktok: 'instagram', instagram: 'tiktok' } as const;

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
  return [...bio.matchAll(NAMED[platform])].flatMap(([, sign = '', name = '']) => {
    const handle = readHandle(OTHER[platform], name.replace(/\.+$/, ''));
    const isMeant = handle && (sign || plain(handle) === plain(own));
    return isMeant ? [{ platform: OTHER[platform], handle }] : [];
  });
}

/** The owner's profile on the other platform, as the owner links to it or names it in the bio; null when neither. */
export function otherProfile(profile: ScrapedProfile): PlatformHandle | null {
  const [first = null] = [...linked(profile), ...named(profile)];
  return first;
}
