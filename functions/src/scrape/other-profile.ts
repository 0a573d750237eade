import { isCalledLike, isOfFans, sharesWord } from '@vibes/core/contact/called-like';
import { isMentionedOther } from '@vibes/core/contact/whose-in-bio';
import { byPlatform, PLATFORMS, type PlatformHandle } from '@vibes/core/creator/platform';
import type { ScrapedProfile } from '@vibes/core/creator/scraped-profile';
import { findProfileLink } from '@vibes/core/link/find-profile-link';
import { readHandle } from '@vibes/core/link/read-handle';
import { PLATFORM_MARKS } from './profile/platform-marks.ts';

/** What people call a platform in a bio, with the name behind it. */
const NAMED = byPlatform(
  (platform) =>
    new RegExp(
      `(?<![\\p{L}\\p{N}@._])(?:${PLATFORM_MARKS[platform].in_bio})\\s{0,3}(?:\\(me\\)\\s?|\\d{1,4}[km]\\s)?(?:[:：|/>→-]{0,2}|👉|➡️?)\\s{0,3}(@?)([\\w.]{2,40})`,
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

/** Words and hearts around an account on its line that make it somebody else's. */
const OTHERS_BEFORE =
  /(?<![\p{L}])(?:mgmt|manage\p{L}*|managers?|agents?|agency|rep(?:s|resented)?|signed|by|with|w\/|at|for|of|founders?|co-?founder|owner|ceo|bf|gf|boyfriend|girlfriend|husband|wife|hubby|partner|mum|mom|dad|sis(?:ter)?|bro(?:ther)?|twin|kids?|dog|cat|baby|bestie|friend|photos?|photographer|editor|ambassador|athlete|model|code|sponsor\p{L}*|team|band|podcast|shop|brand|label|my)(?![\p{L}])|❤|💍|💕|💞|💘|🖤|🤍|💙|💚|💛|💜|🧡|🤎|👩‍❤️‍👨|📷|📸/iu;
const OTHERS_BEHIND =
  /^[^\n@]{0,20}?(?:(?<![\p{L}])(?:code|discount|promo|ambassador|athlete|partner|use|shop|store|for (?:bookings?|orders?))(?![\p{L}])|%|\boff\b)/iu;

/** A name counts with its @, or when it is the profile's own: "insta reels" names nobody. */
function named({ platform, handle: own, bio }: ScrapedProfile): PlatformHandle[] {
  const others = PLATFORMS.filter((one) => one !== platform);
  return others.flatMap((other) =>
    [...bio.matchAll(NAMED[other])].flatMap((match) => {
      const [whole, sign = '', name = ''] = match;
      const handle = readHandle(other, name.replace(/\.+$/, ''));
      if (!handle) return [];
      if (plain(handle) === plain(own)) return [{ platform: other, handle }];
      const line = bio.slice(bio.lastIndexOf('\n', match.index) + 1, match.index).slice(-40);
      const rest = bio.slice(match.index + whole.length);
      const isOthers = OTHERS_BEFORE.test(line) || OTHERS_BEHIND.test(rest);
      // Without its sign a name has to look like one: "insta reels" is none.
      const isMeant = sign !== '' || /[a-z][._\d]+[a-z\d]/u.test(handle);
      return isMeant && !isOthers ? [{ platform: other, handle }] : [];
    }),
  );
}

/**
 * The profile on another platform that may be the owner's: the owner links to it, or names it in the
 * bio, and not as somebody else's. Null where there is none.
 */
export function otherProfile(profile: ScrapedProfile): PlatformHandle | null {
  const [first = null] = [...linked(profile), ...named(profile)];
  return first;
}

/** Whether a profile names another one, by its link or behind the platform's name in the bio. */
const leadsTo = (from: ScrapedProfile, to: ScrapedProfile): boolean => {
  const target = otherProfile(from);
  return target?.platform === to.platform && target.handle === to.handle;
};

/** Whether the bio mentions an account as somebody else's: not behind a platform's name. */
const isOthersByBio = (owner: ScrapedProfile, { handle }: ScrapedProfile): boolean =>
  !named(owner).some((one) => one.handle === handle) && isMentionedOther(handle, owner);

/**
 * Whether two profiles are evidently of one person: they are called alike, or the second leads back to
 * the first, which led to it. An account about somebody else is nobody's.
 */
export const isSamePerson = (owner: ScrapedProfile, other: ScrapedProfile): boolean =>
  !isOfFans(owner) &&
  !isOfFans(other) &&
  !isOthersByBio(owner, other) &&
  (isCalledLike(other.handle, owner, { exact: true }) ||
    isCalledLike(other.name, owner, { exact: true }) ||
    (leadsTo(other, owner) && sharesWord(other.handle + other.name, owner)));
