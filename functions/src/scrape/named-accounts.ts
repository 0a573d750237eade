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

/** An account on another platform, behind the platform's name in a bio. */
export interface NamedAccount extends PlatformHandle {
  /** Whether the name has its @. */
  has_sign: boolean;
  /** Where the platform's name begins in the bio, and where the account's ends. */
  start: number;
  end: number;
}

export function namedAccounts({ platform, bio }: ScrapedProfile): NamedAccount[] {
  const others = PLATFORMS.filter((one) => one !== platform);
  return others.flatMap((other) =>
    [...bio.matchAll(NAMED[other])].flatMap((match) => {
      const [whole, sign = '', name = ''] = match;
      const handle = readHandle(other, name.replace(/\.+$/, ''));
      if (!handle) return [];
      const [start, end] = [match.index, match.index + whole.length];
      return [{ platform: other, handle, has_sign: sign !== '', start, end }];
    }),
  );
}

/** The profiles on other platforms among links. */
export const linkedAccounts = (platform: ScrapedProfile['platform'], links: readonly string[]) =>
  links.flatMap((url): (PlatformHandle & { url: string })[] => {
    const link = findProfileLink({ url });
    const isOther = link.kind === 'profile' && link.platform !== platform;
    return isOther ? [{ platform: link.platform, handle: link.handle, url }] : [];
  });

/** Words and hearts around an account on its line that make it somebody else's. */
export const OTHERS_BEFORE =
  /(?<![\p{L}])(?:mgmt|manage\p{L}*|managers?|agents?|agency|rep(?:s|resented)?|signed|by|with|w\/|at|for|of|founders?|co-?founder|owner|ceo|bf|gf|boyfriend|girlfriend|husband|wife|hubby|partner|mum|mom|dad|sis(?:ter)?|bro(?:ther)?|twin|kids?|dog|cat|baby|bestie|friend|photos?|photographer|editor|ambassador|athlete|model|code|sponsor\p{L}*|team|band|podcast|shop|brand|label|my)(?![\p{L}])|❤|💍|💕|💞|💘|🖤|🤍|💙|💚|💛|💜|🧡|🤎|👩‍❤️‍👨|📷|📸/iu;
export const OTHERS_BEHIND =
  /^[^\n@]{0,20}?(?:(?<![\p{L}])(?:code|discount|promo|ambassador|athlete|partner|use|shop|store|for (?:bookings?|orders?))(?![\p{L}])|%|\boff\b)/iu;
/** How much of a line in front of an account says whose it is. */
export const REACH = 40;

/** A name that looks like a handle without its sign: "insta reels" names nobody. */
export const looksLikeHandle = (name: string) => /[a-z][._\d]+[a-z\d]/u.test(name);
/** A handle without the marks in it. */
export const plainHandle = (handle: string) => handle.replace(/[._]/g, '');
