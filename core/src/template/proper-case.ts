import { NAME_PREFIXES } from './name-words.ts';

const VOWEL = /[aeiouyæœøı]/i;
const CAPITALS = /^\p{Lu}+$/u;
const SMALL = /^\p{Ll}+$/u;
const INNER_CAPITAL = /^(\p{Lu}\p{Ll}+)\p{Lu}\p{Ll}+$/u;
/** JO is a name in capitals, JJ two initials. */
const SYLLABLE = /^[^AEIOUY][AEIOUY]$/;
/** McKay in capitals: the letter after the prefix stays a capital. */
const SCOTTISH = /^MC[BCDFGHJKLMNPQRSTVWXZ]/;

const titled = (part: string) =>
  SCOTTISH.test(part)
    ? `Mc${part.charAt(2)}${part.slice(3).toLowerCase()}`
    : part.charAt(0).toUpperCase() + part.slice(1).toLowerCase();

/** One part of a name between hyphens and apostrophes, or null. */
function casePart(part: string): string | null {
  if (CAPITALS.test(part) || SMALL.test(part)) return titled(part);
  if (/^\p{Lu}\p{Ll}*$/u.test(part)) return part;
  const prefix = INNER_CAPITAL.exec(part)?.[1];
  return prefix !== undefined && NAME_PREFIXES.has(prefix) ? part : null;
}

/**
 * A first name in a script with capitals, as a letter begins with it: ANNA and anna
 * become Anna, McKay, JJ and Jean-Luc stay. Null for what is no name as it is
 * written: "AnnaTravels", "BMW".
 */
export function properCase(word: string): string | null {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '');
  const isLatin = /\p{sc=Latin}/u.test(word);
  if (/^[A-Z]{2}$/.test(word) && !SYLLABLE.test(word)) return word;
  if (isLatin && !VOWEL.test(plain)) return null;
  const parts = word.split(/(['’-])/).map((part) => (/^['’-]$/.test(part) ? part : casePart(part)));
  return parts.includes(null) ? null : parts.join('');
}
