import { isPlain } from './ascii-run.ts';
import { DOT_WORDS, MARK_WORDS } from './spelled-signs.ts';

/** The name in front of an at sign. */
export interface LocalReading {
  /** As written, spelled signs undone. */
  local: string;
  start: number;
}

/** RFC 5321, 4.5.3.1.1. */
const LONGEST_LOCAL = 64;
const SIGNS = '._+-';
/** Source of a class: a to z with the signs of the Latin languages, but not İ, whose small letter is two. */
export const MARKED = 'À-ÖØ-öø-įıĴ-žƠơƯưǍ-ǜȘ-ț\\u1e00-\\u1eff';
const MARKED_LETTER = new RegExp(`[${MARKED}]`, 'u');

/** True for a Latin letter beyond ASCII that may stand in a name (RFC 6531): the ö of `jörg@kelmor.de`. */
export const isMarkedLetter = (sign: string): boolean =>
  sign > '\u007f' && MARKED_LETTER.test(sign);

const isInLocal = (sign: string): boolean =>
  isPlain(sign.charCodeAt(0)) || SIGNS.includes(sign) || isMarkedLetter(sign);
const LOOK_BACK = 120;

/**
 * The name that ends at `end`, as computers write it; what cannot begin a name is dropped. Null
 * when there is none.
 */
export function plainLocal(text: string, end: number): LocalReading | null {
  let start = end;
  while (start > 0 && end - start < LONGEST_LOCAL && isInLocal(text.charAt(start - 1))) start -= 1;
  start += /^(?:.*\.\.|)[.+-]*/.exec(text.slice(start, end))?.[0].length ?? 0;
  const local = text.slice(start, end);
  return local && !local.endsWith('.') ? { local, start } : null;
}

const MARKS = Object.keys(MARK_WORDS).join('|');
/** `ilsa dot torvane`, `ilsa [underscore] b` at the end of a text. */
const SPELLED = new RegExp(
  `(?<![\\p{Script=Latin}])([a-z0-9_+${MARKED}-]{1,40})(?:[ \\t]{1,2}|[ \\t]?[([{<])(${DOT_WORDS}|${MARKS}|\\.)(?:[ \\t]{1,2}|[)\\]}>][ \\t]?)$`,
  'iu',
);

/** The name that ends at `end`, its signs spelled or not. Four pieces at most. */
export function spelledLocal(text: string, end: number): LocalReading | null {
  let read = plainLocal(text, end);
  for (let piece = 0; read && piece < 3; piece += 1) {
    const before = text.slice(Math.max(0, read.start - LOOK_BACK), read.start);
    const match = SPELLED.exec(before.slice(-70));
    if (!match) break;
    const [whole, name = '', word = ''] = match;
    const sign = MARK_WORDS[word.toLowerCase()] ?? '.';
    read = { local: `${name}${sign}${read.local}`, start: read.start - whole.length };
  }
  return read;
}
