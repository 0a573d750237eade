import { foldText } from '../contact/fold-text.ts';
import { unfolded } from '../contact/folded-text.ts';
import { BRANDS, GIVEN_WORDS, PLAIN_WORDS } from './brand-words.ts';
import {
  HALF_NAMES,
  NO_NAMES,
  PARTICLES,
  SURNAMES_FIRST,
  SURNAMES_TOO,
  TITLES,
} from './name-words.ts';
import { properCase } from './proper-case.ts';

const LONGEST = 20;
/** One word in small letters that is longer counts as a handle in place of a name. */
const LONGEST_IN_SMALL = 9;
/** More words than a name has. */
const MOST_WORDS = 4;

/** Remarks beside the name: (she/her), [Berlin]. */
const IN_BRACKETS = /[([{（【][^)\]}）】]{0,100}[)\]}）】]/gu;
/** What separates a name from the rest; styled letters are plain by then. */
const SEPARATOR =
  /[|｜¦•●:;~«»"“”„<>…*=^!?([{（【\n]|\p{So}|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u20e3|\s[·/]+\s|\s-|-\s|[–—]|-{2,}/u;
const PRONOUNS = /\s(?:she|he|they|her|him|them|sie|er|ella|elle)\/.*$/i;
/** Two people, or a brand named like two. */
const SEVERAL = /[&+/]/;
const LOVING = /\p{L}\s*[❤♥]\s*\p{Lu}/u;
const INTRODUCTION =
  /^(?:(?:hi|hey|hello|hola|ciao)[\s,]+)?(?:it['’]?s|i['’]?m|i am|this is|just|meet|call me)(?: me)?,?\s+/i;
const CLAIM = /^(?:the )?(?:real|official)\s+|\s+(?:official|oficial|offiziell|real)$/gi;

const EDGES = /^[^\p{L}\p{N}@#_]+|[^\p{L}\p{N}\p{M}@#_]+$/gu;
const LATIN = /^[\p{sc=Latin}\p{M}'’-]+$/u;
const OTHER_CASED = /^(?:[\p{sc=Cyrl}\p{M}'’-]+|[\p{sc=Grek}\p{M}-]+|[\p{sc=Armn}\p{M}-]+)$/u;
/** Scripts without capitals whose people put the first name first. */
const UNCASED =
  /^(?:[\p{sc=Arab}\p{M}]+|[\p{sc=Hebr}\p{M}'’"-]+|[\p{sc=Deva}\p{M}]+|[\p{sc=Beng}\p{M}]+|[\p{sc=Thai}\p{M}]+|[\p{sc=Geor}]+)$/u;

/** As the given name behind a Korean surname is spelled: "Kim Min-ji". */
const KOREAN = /^\p{Lu}\p{Ll}{1,4}-\p{Ll}{2,5}$/u;

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Of "Anna Smith, MD" the part with the name; null of "Smith, Anna", which may be either way round. */
function beforeComma(text: string): string | null {
  const [name = '', next = ''] = text.split(',').map((part) => part.trim());
  const isTurned = !name.includes(' ') && /^\p{Lu}\p{Ll}|^\p{Lu}{5,}/u.test(next);
  return isTurned ? null : name;
}

/** Not a word of a name: of a brand or a sentence, a handle, somebody's thing, or with a number in it. */
function isForeign(word: string): boolean {
  const small = word.toLowerCase();
  if (/[\p{N}@#_]|['’]s$/iu.test(word) || /\p{L}{2}\.\p{L}/u.test(word)) return true;
  return small.split('-').some((part) => NO_NAMES.has(part.replace(/['’.]/g, '')));
}

/** "annatravels", "Wanderlust": a word with another one at its end. */
const isCompound = (word: string) =>
  [...NO_NAMES].some(
    (end) => end.length >= 5 && word.length > end.length && word.toLowerCase().endsWith(end),
  );

const isWord = (word: string): boolean =>
  [PLAIN_WORDS, GIVEN_WORDS, NO_NAMES].some((list) => list.has(word));

/**
 * A brand, or a word that is no first name: "Nike", "Velvet Skies". A word that is a first name as well
 * is one alone and in front of what may be a surname, "Sunny", "Summer Black", and none in front of
 * another word: "Sunny Side".
 */
function isBrand(words: readonly string[]): boolean {
  const [first = '', ...rest] = words.map((word) => word.toLowerCase());
  if (BRANDS.has(first)) return true;
  if (PLAIN_WORDS.has(first)) return true;
  const isOfWords = rest.every((word) => isWord(word) && !SURNAMES_TOO.has(word));
  return GIVEN_WORDS.has(first) && rest.length > 0 && isOfWords;
}

function nameOf(word: string): string {
  if (UNCASED.test(word)) return HALF_NAMES.has(word) ? '' : word;
  return LATIN.test(word) || OTHER_CASED.test(word) ? (properCase(word) ?? '') : '';
}

/**
 * The first name in a display name, for a salutation: "Anna" of "✨ANNA✨ | travel", "Real Anna
 * Smith" and "Dr. Anna Smith (she/her)". Empty when unsure, since a fallback is better than a wrong
 * name: brands and things, several people ("Anna & Tom"), handles, a title with one word ("Mr
 * Smith"), initials, sentences. Names in Chinese, Japanese and Korean begin with the surname and
 * are empty too; those in other scripts stay in theirs.
 */
export function firstName(displayName: string, handle: string): string {
  const plain = foldText(unfolded(displayName)).text.replace(IN_BRACKETS, ' | ');
  if (LOVING.test(plain)) return '';
  const segments = plain.replace(PRONOUNS, '').split(SEPARATOR);
  const segment = segments.find((part) => /[\p{L}\p{N}]/u.test(part))?.trim() ?? '';
  if (SEVERAL.test(segment)) return '';
  const introduced = beforeComma(segment.replace(INTRODUCTION, ''));
  if (introduced === null) return '';
  const claimed = introduced.replace(CLAIM, '');
  const all = claimed.split(/\s+/).map((word) => word.replace(EDGES, ''));
  const named = all.findIndex((word) => !TITLES.has(word.toLowerCase()));
  const words = all.slice(Math.max(named, 0)).filter((word) => word !== '');
  const [first = ''] = words;

  // "Mr Smith", "Official Nord": what is left may be a surname or a brand.
  const isBare = words.length === 1 && (named > 0 || claimed !== introduced);
  const isHandle =
    words.length === 1 &&
    first === first.toLowerCase() &&
    (first === letters(handle) || (LATIN.test(first) && first.length > LONGEST_IN_SMALL));
  // Particles are inside names as well: "Maria de la Cruz".
  const others = words.slice(1).filter((word) => !PARTICLES.has(word));
  if (named < 0 || isBare || isHandle || others.length >= MOST_WORDS) return '';
  const relevant = others.filter((word) => !SURNAMES_TOO.has(word.toLowerCase()));
  if ([first, ...relevant].some(isForeign) || isCompound(first) || isBrand(words)) return '';
  const isKorean = words.length === 2 && KOREAN.test(words[1] ?? '');
  if (isKorean || SURNAMES_FIRST.has(first.toLowerCase())) return '';

  const name = nameOf(first.normalize('NFC'));
  return /\p{L}.*\p{L}/u.test(name) && name.length <= LONGEST ? name : '';
}
