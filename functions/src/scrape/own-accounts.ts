import { DISCLAIMED, OTHERS, SCAM, SPEAKS, TRADE } from '@vibes/core/contact/bio-words';
import { isCalledLike, isOfFans, letters } from '@vibes/core/contact/called-like';
import { isBusiness } from '@vibes/core/contact/names-agree';
import { PLATFORMS, type PlatformHandle } from '@vibes/core/creator/platform';
import { isSameAccount } from '@vibes/core/creator/seen-profile';
import type { ScrapedProfile } from '@vibes/core/creator/scraped-profile';
import { findLinks } from '@vibes/core/link/find-links';
import {
  linkedAccounts,
  looksLikeHandle,
  namedAccounts,
  OTHERS_BEFORE,
  OTHERS_BEHIND,
  plainHandle,
} from './named-accounts.ts';
import { BUSINESS, COUPLE, GONE, KIN, LEADS_IN, OWN, POINTS } from './whose-account-words.ts';

/** More than a platform lets an owner write. */
const LONGEST_BIO = 600;
/** A post or a list on the account's site may show somebody else. */
const BEHIND_PROFILE = /\/(?:video|photo|live|p|reels?|tv|stories|tagged|playlist|music)\b/i;
/** A handle this long in another one is no coincidence. */
const SHORTEST_PART = 6;
const SEPARATORS = /[|•·●▪;\n]|\s[/–—-]\s/u;
/** Another account right behind one: "@lena & @max". */
const ONE_MORE =
  /^[^\S\n]{0,3}(?:[&+/,|]|x\s|and\s|und\s|y\s|et\s|e\s|och\s|❤️?|♥️?|\p{Extended_Pictographic}️?)?[^\S\n]{0,3}@([\w.]{2,30})/iu;
const JOINED = /\p{L}\s(?:&|\+|and|und|y|et|e|x|og|och)\s\p{L}/iu;

/** An account in the bio, and where. */
interface Place extends PlatformHandle {
  start: number;
  end: number;
  /** Whether it is surely meant: behind its @, or called like the profile. */
  is_named: boolean;
}

/** The words of its line in front of an account and behind it; a line that points down belongs to the next. */
function wordsAround(bio: string, { start, end }: Place): { lead: string; rest: string } {
  const [line = '', above = ''] = bio.slice(0, start).split('\n').toReversed();
  const lead = POINTS.test(above) ? `${above} ${line}` : line;
  const rest = bio.slice(end).split(SEPARATORS, 1)[0] ?? '';
  return { lead: lead.replace(OWN, ''), rest: rest.slice(0, 40) };
}

const ROLES = [KIN, BUSINESS, SPEAKS];

/** Whether the words around an account say that it is somebody else's, or not in use. */
function isOthers(words: { lead: string; rest: string }, isAlike: boolean): boolean {
  const { rest } = words;
  const lead = isAlike ? (words.lead.split(SEPARATORS).at(-1) ?? '') : words.lead;
  const around = `${lead}\n${rest}`;
  if ([DISCLAIMED, SCAM, GONE].some((one) => one.test(around))) return true;
  if (isAlike) {
    // What is said right beside it: anything else is about the owner.
    const near = [/[\p{L}'’\s]{1,24}[^\p{L}]{0,4}$/u.exec(lead)?.[0] ?? '', rest.slice(0, 16)];
    return near.some((one) => ROLES.some((role) => role.test(one)));
  }
  return (
    [OTHERS, TRADE, COUPLE, OTHERS_BEFORE, LEADS_IN, ...ROLES].some((one) => one.test(lead)) ||
    [OTHERS, COUPLE, ...ROLES].some((one) => one.test(rest)) ||
    OTHERS_BEHIND.test(rest)
  );
}

/** Where the bio has a handle behind its @. */
function mentionsOf({ platform, handle }: PlatformHandle, bio: string): Place[] {
  const name = handle.replaceAll('.', '\\.');
  const found = bio.matchAll(new RegExp(`(?<![\\w.])@${name}(?!\\w|\\.\\w)`, 'giu'));
  return [...found].map((match) => {
    const end = match.index + match[0].length;
    return { platform, handle, start: match.index, end, is_named: true };
  });
}

/** Whether a line of the bio is about the account of a link: it names it in words, or points to it. */
function isOthersByLine(bio: string, handle: string): boolean {
  const name = letters(handle);
  return bio.split('\n').some((line) => {
    const isAbout = POINTS.test(line) || (name.length > 4 && letters(line).includes(name));
    return isAbout && [OTHERS, COUPLE, ...ROLES].some((one) => one.test(line));
  });
}

/** What makes an account that is not called like the profile no account of its owner. */
function isOddFor({ handle: own, name }: ScrapedProfile, handle: string): boolean {
  const isTrade = (called: string) => isBusiness({ handle: called, name: '' });
  return JOINED.test(name) || isTrade(own) !== isTrade(handle);
}

/** Whether one handle has the other in it: such a name needs no sign. */
function isPartOf(handle: string, own: string): boolean {
  const [short = '', long = ''] = [handle, own]
    .map(plainHandle)
    .toSorted((a, b) => a.length - b.length);
  return short.length >= SHORTEST_PART && long.includes(short);
}

/** Accounts behind a platform's name, and in links that are typed. */
function accountsInBio({ platform, bio }: ScrapedProfile, named: Place[]): Place[] {
  const typed = linkedAccounts(platform, findLinks(bio)).map(({ url, ...account }) => {
    const start = bio.indexOf(url);
    return { ...account, start, end: start + url.length, is_named: !BEHIND_PROFILE.test(url) };
  });
  const all = [...named, ...typed];
  const more = all.flatMap(({ platform: of, end }): Place[] => {
    const match = ONE_MORE.exec(bio.slice(end));
    const handle = match?.[1]?.toLowerCase().replace(/\.+$/, '');
    if (!match || !handle) return [];
    return [{ platform: of, handle, start: end, end: end + match[0].length, is_named: true }];
  });
  return [...all, ...more];
}

/**
 * The accounts on other platforms that a profile presents as its owner's own, by a link or behind the
 * platform's name in the bio. Whoever is in doubt is left out, for two profiles that present each other
 * are taken for one person's: also all of a platform of which two are presented.
 */
export function ownAccounts(whole: ScrapedProfile): PlatformHandle[] {
  const profile = { ...whole, bio: whole.bio.slice(0, LONGEST_BIO) };
  const { bio, handle: own, platform } = profile;
  if (isOfFans(whole)) return [];
  const isAlike = (handle: string) =>
    plainHandle(handle) === plainHandle(own) || isCalledLike(handle, profile, { exact: true });
  const isOwn = (place: Place) =>
    !isOthers(wordsAround(bio, place), isAlike(place.handle)) &&
    (isAlike(place.handle) || !isOddFor(profile, place.handle));
  const named = namedAccounts(profile)
    .map(({ has_sign, ...place }): Place => {
      const { handle } = place;
      return { ...place, is_named: has_sign || isAlike(handle) || isPartOf(handle, own) };
    })
    .filter(({ handle, is_named }) => is_named || looksLikeHandle(handle));
  const all = accountsInBio(profile, named);
  /** An account that is not called alike is somebody else's where the bio only mentions it. */
  const isLinkOwn = (link: PlatformHandle) => {
    if (isAlike(link.handle)) return mentionsOf(link, bio).every(isOwn);
    const isPresented = ({ end }: Place) => all.some((one) => one.end === end);
    return (
      mentionsOf(link, bio).every((place) => isPresented(place) && isOwn(place)) &&
      !isOthersByLine(bio, link.handle) &&
      !isOddFor(profile, link.handle)
    );
  };
  const links = profile.bio_links.filter((url) => !BEHIND_PROFILE.test(url));
  const linked = linkedAccounts(platform, links).filter(isLinkOwn);
  const inBio = all.filter(isOwn);
  const presented = [...linked, ...inBio.filter(({ is_named }) => is_named)];
  return PLATFORMS.flatMap((of) => {
    const [first] = presented.filter((one) => one.platform === of);
    if (!first) return [];
    const account = { platform: of, handle: first.handle };
    const isAlone = [...linked, ...inBio].every(
      (one) => one.platform !== of || isSameAccount(one, account),
    );
    return isAlone ? [account] : [];
  });
}
