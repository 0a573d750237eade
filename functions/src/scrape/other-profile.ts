import { isCalledLike, isOfFans, sharesWord } from '@vibes/core/contact/called-like';
import { isMentionedOther } from '@vibes/core/contact/whose-in-bio';
import type { PlatformHandle } from '@vibes/core/creator/platform';
import type { ScrapedProfile } from '@vibes/core/creator/scraped-profile';
import {
  linkedAccounts,
  looksLikeHandle,
  namedAccounts,
  OTHERS_BEFORE,
  OTHERS_BEHIND,
  plainHandle,
  REACH,
} from './named-accounts.ts';

/** A name counts with its @, or when it is the profile's own: "insta reels" names nobody. */
function named(profile: ScrapedProfile): PlatformHandle[] {
  const { bio, handle: own } = profile;
  return namedAccounts(profile).filter(({ handle, has_sign, start, end }) => {
    if (plainHandle(handle) === plainHandle(own)) return true;
    const line = bio.slice(bio.lastIndexOf('\n', start) + 1, start).slice(-REACH);
    const isOthers = OTHERS_BEFORE.test(line) || OTHERS_BEHIND.test(bio.slice(end));
    return (has_sign || looksLikeHandle(handle)) && !isOthers;
  });
}

/**
 * The profile on another platform that may be the owner's: the owner links to it, or names it in the
 * bio, and not as somebody else's. Null where there is none.
 */
export function otherProfile(profile: ScrapedProfile): PlatformHandle | null {
  const linked = linkedAccounts(profile.platform, profile.bio_links);
  const [first] = [...linked, ...named(profile)];
  return first ? { platform: first.platform, handle: first.handle } : null;
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
