import { PLATFORMS, type Platform } from '../creator/platform.ts';
import { findLinks } from '../link/find-links.ts';
import { trimEnd } from '../link/trim-end.ts';
import { isCommonWord, isEmailAddress, isFigure, isSiteName, platformNamed } from './list-words.ts';

/** A piece of a pasted line, between commas, semicolons or tabs. */
export interface CaptureCell {
  text: string;
  kind:
    /** Links and handles with @, and nothing else. */
    | 'creators'
    /** Links or handles among other words. */
    | 'prose'
    /** Several words, or one that cannot be a handle. */
    | 'words'
    /** One word that may be a handle. */
    | 'word'
    /** One plain word with a capital, as names and places have: no handle beside other cells. */
    | 'name'
    /** A platform's name and nothing else. */
    | 'platform'
    /** A count, a date, an email address, a column header, a greeting. */
    | 'aside';
  /** The platform the cell names, alone or in front: `tiktok: ann`. */
  platform: Platform | 'other' | null;
  /** True when the platform comes right before a handle and belongs to that one alone. */
  isPrefixed: boolean;
  links: string[];
  /** Words that begin with @. */
  mentions: string[];
  /** The one word there is, without the quotes a spreadsheet puts around it. */
  word: string;
}

const PREFIX = new RegExp(`^(${PLATFORMS.join('|')})\\s*:\\s*(?!//)`, 'i');
const APP_LINK = /\binstagram:\/\/user/i;
const HANDLE = /^[\w.]{1,40}$/;
const PLAIN_NAME = /^[A-Z][A-Za-z]*$/;

const bare = (word: string) => trimEnd(word.replace(/^["'([]+/, ''), `"')],.!?:`);

function linksOf(text: string): string[] {
  if (APP_LINK.test(text)) return [text];
  // `ann.kiln` looks like a link, too.
  return findLinks(text).filter((link) => /[/?#]/.test(link) || isSiteName(link));
}

function kindOf(cell: Omit<CaptureCell, 'kind'>, body: string, words: string[]) {
  const named = cell.links.length + cell.mentions.length;
  if (named > 0) return named === words.length || APP_LINK.test(body) ? 'creators' : 'prose';
  if (!body) return 'platform';
  if (isFigure(body)) return 'aside';
  if (!HANDLE.test(cell.word)) return isEmailAddress(cell.word) ? 'aside' : 'words';
  if (isFigure(cell.word) || isCommonWord(cell.word)) return 'aside';
  return PLAIN_NAME.test(cell.word) ? 'name' : 'word';
}

/** Reads one cell by itself; what it means depends on its line. */
export function readCell(text: string): CaptureCell {
  const named = platformNamed(bare(text));
  const [front = '', prefix] = PREFIX.exec(text) ?? [];
  const body = named ? '' : text.slice(front.length);
  const words = body.split(/\s+/).filter(Boolean);
  const cell = {
    text,
    platform: named ?? (prefix ? (prefix.toLowerCase() as Platform) : null),
    isPrefixed: prefix !== undefined,
    links: linksOf(body),
    mentions: words.map(bare).filter((word) => /^@\w/.test(word)),
    word: words.length === 1 ? bare(words[0] ?? '') : '',
  };
  return { ...cell, kind: kindOf(cell, body, words) };
}
