import type { Creator } from '@vibes/core/creator/creator';
import { handlesOf, type WithHandles } from '@vibes/core/creator/handles';
import { PLATFORM_FACTS } from '@vibes/core/creator/platform';

type Searched = Pick<Creator, 'name' | 'email' | 'notes'> & WithHandles;

/** Letters that no decomposition of Unicode takes apart, as people type them without their own keyboard. */
const LATIN: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' },
};
const BEYOND = new RegExp(`[${Object.keys(LATIN).join('')}]`, 'g');

/**
 * The text without case, accents and fancy letters (Unicode's NFKD). Marks of other scripts stay: there
 * they are vowels.
 */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  // oxlint-disable-next-line no-control-regex
  if (/^[\x00-\x7f]*$/.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(BEYOND, (letter) => LATIN[letter] ?? letter);
}

// The searched text of a creator, built once. A word never matches across two fields.
const folded = new WeakMap<Searched, string>();
function searchedText(creator: Searched): string {
  const known = folded.get(creator);
  if (known !== undefined) return known;
  const { name, email, notes } = creator;
  const handles = Object.values(handlesOf(creator)).map((handle) => `@${handle}`);
  const text = fold([name, email, ...handles, notes].filter(Boolean).join('\n'));
  folded.set(creator, text);
  return text;
}

/** A profile's link means its handle. */
const PROFILES = Object.values(PLATFORM_FACTS).map(({ site, profile: [before] }) => site + before);
const PROFILE = new RegExp(
  `^\\S*(?:${PROFILES.join('|').replaceAll('.', '\\.')})([\\w.]{1,40})\\S*$`,
  'i',
);

/** The words to look for; none for a blank text. */
const wordsOf = (text: string): string[] => {
  const [, handle] = PROFILE.exec(text.trim()) ?? [];
  return handle ? [fold(`@${handle}`)] : fold(text).split(/\s+/).filter(Boolean);
};

/**
 * The creators whose name, handles, email address and notes hold each word of the text, anywhere and in
 * any order, without regard to case and accents. A handle is also found with its @, or by the link of
 * its profile. Blank text finds all.
 */
export function matchCreators<T extends Searched>(
  creators: readonly T[],
  text: string,
): readonly T[] {
  const words = wordsOf(text);
  if (words.length === 0) return creators;
  return creators.filter((creator) => {
    const searched = searchedText(creator);
    return words.every((word) => searched.includes(word));
  });
}
