import { isCalledLike, isOfFans, letters } from '@vibes/core/contact/called-like';
import { isBusiness } from '@vibes/core/contact/names-agree';
import { PLATFORMS, type PlatformHandle } from '@vibes/core/creator/platform';
import { isSameAccount } from '@vibes/core/creator/seen-profile';
import type { ScrapedProfile } from '@vibes/core/creator/scraped-profile';
import { findLinks } from '@vibes/core/link/find-links';
import { foldText } from '@vibes/core/contact/fold-text';
import { unfolded } from '@vibes/core/contact/folded-text';
import { linkedAccounts, looksLikeHandle, plainHandle } from './named-accounts.ts';
import { presentedAccounts } from './presented-accounts.ts';
import { namesOthers, pointsToOthers, whoseAccount, type Whose } from './whose-by-words.ts';
import { BY_FANS, POINTS } from './words-of-others.ts';

/** More than a platform lets an owner write. */
const LONGEST_BIO = 600;
/** A post or a list on the account's site may show somebody else. */
const BEHIND_PROFILE = /\/(?:video|photo|live|p|reels?|tv|stories|tagged|playlist|music)\b/i;
/** A handle this long in another one is no coincidence. */
const SHORTEST_PART = 6;
/** Another account right behind one: "@lena & @max". */
const ONE_MORE =
  /^[^\S\n]{0,3}(?:[&+/,|]|x\s|and\s|und\s|y\s|et\s|e\s|och\s|❤|♥|\p{Extended_Pictographic})?[^\S\n]{0,3}@([\w.]{2,30})/iu;
/** "Lena & Max", but not "Helga & ihr Garten". */
const JOINED =
  /(?:\p{Lu}\p{L}{0,20}\s(?:&|\+|and|und|y|et|e|x|og|och)\s\p{Lu}|\p{Ll}\s(?:&|\+|and|und|y|et|e|x|og|och)\s(?!the\b|my\b|ihr|mein|sein)\p{Ll})/u;

/** It may have the owner's name, as a company's. */
const ADDRESS = /[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]{2,63}/gu;

/** An account in the bio, and where. */
interface Place extends PlatformHandle {
  start: number;
  end: number;
  between: string;
  /** How sure it is meant, most first: 2 behind its @ or called like the profile, 1 by how it is written. */
  sure: 0 | 1 | 2;
}
interface Judged extends PlatformHandle {
  sure: number;
  whose: Whose;
}

/** Where the bio has a handle behind its @. */
function mentionsOf({ platform, handle }: PlatformHandle, bio: string): Place[] {
  const name = handle.replaceAll('.', '\\.');
  const found = bio.matchAll(new RegExp(`(?<![\\w.])@${name}(?!\\w|\\.\\w)`, 'giu'));
  return [...found].map(({ index: start, 0: { length } }) => {
    return { platform, handle, start, end: start + length, between: '', sure: 2 };
  });
}

/** Whether a line of the bio says of the account of a link that it is another's: it names it in words, or points to it. */
function isOthersByLine(bio: string, handle: string): boolean {
  const name = letters(handle);
  return bio.split('\n').some((whole) => {
    const line = whole.replace(ADDRESS, '@');
    if (name.length > 4 && letters(line).includes(name)) return namesOthers(line);
    const pointing = line.split(/[|•·●▪;]|[.!?,]\s/u).at(-1) ?? '';
    return POINTS.test(line) && pointsToOthers(pointing);
  });
}

/** What makes an account that is not called like the profile no account of its owner. */
function isOddFor({ handle: own, name }: ScrapedProfile, handle: string): boolean {
  const isTrade = (called: string) =>
    isBusiness({ handle: called.replace(/club$/u, ''), name: '' });
  return JOINED.test(name) || isTrade(own) !== isTrade(handle);
}

/** Whether one handle has the other in it: such a name needs no sign. */
function isPartOf(handle: string, own: string): boolean {
  const [short = '', long = ''] = [handle, own]
    .map(plainHandle)
    .toSorted((a, b) => a.length - b.length);
  return short.length >= SHORTEST_PART && long.includes(short);
}

/** Accounts beside a platform's name, in links that are typed, and right behind another. */
function accountsInBio(profile: ScrapedProfile, isAlike: (handle: string) => boolean): Place[] {
  const { platform, handle: own, bio } = profile;
  const named = presentedAccounts(profile, bio).map(({ sure, ...place }): Place => {
    const { handle } = place;
    const isNamed = sure === 'signed' || isAlike(handle) || isPartOf(handle, own);
    const isClear = sure === 'clear' || looksLikeHandle(handle);
    return { ...place, sure: isNamed ? 2 : isClear ? 1 : 0 };
  });
  const typed = linkedAccounts(platform, findLinks(bio)).flatMap(({ url, ...account }): Place[] => {
    if (BEHIND_PROFILE.test(url)) return [];
    const start = bio.indexOf(url);
    return [{ ...account, start, end: start + url.length, between: '', sure: 2 }];
  });
  const all = [...named, ...typed];
  const more = all.flatMap(({ platform: of, start, end, sure }): Place[] => {
    const match = sure === 2 ? ONE_MORE.exec(bio.slice(end, end + 48)) : null;
    const handle = match?.[1]?.toLowerCase().replace(/\.+$/, '');
    if (!match || !handle) return [];
    const found = { platform: of, handle, start, end: end + match[0].length };
    return [{ ...found, between: '', sure: 2 }];
  });
  return [...all, ...more];
}

/** The one account that is presented, or that is told apart from others as the own one. */
function onlyOne(judged: readonly Judged[]): PlatformHandle | null {
  const single = (among: readonly Judged[]) => {
    const [first] = among;
    return first && among.every((one) => isSameAccount(one, first)) ? first : null;
  };
  const most = Math.max(...judged.map(({ sure }) => sure));
  const surest = judged.filter(({ sure }) => sure === most);
  const meant = judged.filter(
    ({ sure, handle }) => sure === most || (sure > 0 && looksLikeHandle(handle)),
  );
  const found =
    single(meant) ??
    single(meant.filter(({ whose }) => whose === 'mine')) ??
    single(meant.filter(({ whose }) => whose !== 'spare'));
  return found ?? (most === 0 ? (surest[0] ?? null) : null);
}

/**
 * The accounts on other platforms that a profile presents as its owner's own, by a link or beside the
 * platform's name in the bio. Only two profiles that present each other are taken for one person's, so
 * a misread name does no harm, but whoever may be somebody else is left out: also all of a platform of
 * which two are presented, unless one is told apart as the own one.
 */
export function ownAccounts(whole: ScrapedProfile): PlatformHandle[] {
  const folded = foldText(unfolded(whole.bio.slice(0, LONGEST_BIO))).text;
  const profile = { ...whole, bio: folded.replace(/\p{Emoji_Modifier}/gu, '') };
  const { bio, handle: own, platform } = profile;
  if (isOfFans(whole) || BY_FANS.test(bio)) return [];
  const isAlike = (handle: string) =>
    plainHandle(handle) === plainHandle(own) || isCalledLike(handle, profile, { exact: true });
  const judge = (place: Place): Judged => {
    const { handle, sure } = place;
    const isLike = isAlike(handle);
    const isOdd = !isLike && isOddFor(profile, handle);
    const whose = isOdd ? 'others' : whoseAccount(bio, place, isLike);
    return { platform: place.platform, handle, sure, whose };
  };
  const all = accountsInBio(profile, isAlike);
  /** An account that is not called alike is somebody else's where the bio only mentions it. */
  const isLinkOwn = (link: PlatformHandle) => {
    const mentions = mentionsOf(link, bio);
    const presented = mentions.map((mention) =>
      all.find(({ start, end }) => start <= mention.start && mention.end <= end),
    );
    const areOwn = mentions.every(
      (mention, index) => judge(presented[index] ?? mention).whose !== 'others',
    );
    if (!areOwn || isAlike(link.handle)) return areOwn;
    return (
      presented.every((one) => one !== undefined) &&
      !isOthersByLine(bio, link.handle) &&
      !isOddFor(profile, link.handle)
    );
  };
  const links = profile.bio_links.filter((url) => !BEHIND_PROFILE.test(url));
  const linked = linkedAccounts(platform, links)
    .filter(isLinkOwn)
    .map(({ platform: of, handle }): Judged => ({ platform: of, handle, sure: 2, whose: 'own' }));
  const inBio = all.map(judge).filter(({ whose }) => whose !== 'others');
  return PLATFORMS.flatMap((of) => {
    const judged = [...linked, ...inBio].filter((one) => one.platform === of);
    const found = judged.length > 0 ? onlyOne(judged) : null;
    return found ? [{ platform: of, handle: found.handle }] : [];
  });
}
