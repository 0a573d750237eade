import { PROVIDER_NAMES } from '@vibes/core/contact/mail-providers';
import {
  AT_IN_BRACKETS,
  AT_NAMES,
  CLOSING,
  DOT_WORDS,
  FOREIGN_AT_NAMES,
  OPENING,
} from '@vibes/core/contact/spelled-signs';

/** Short texts are searched as a whole. */
const SHORT = 2000;
const REACH = 200;
/** Letters of mathematics, of which people make bold words. */
const STYLED = '\\u{1D400}-\\u{1D7FF}';
/** The sign as machines write it: in entities, in scripts, in links. */
const ESCAPED = '#0{0,4}64;|#x0{0,4}40;|&commat|%40|\\\\u\\{?0{0,4}40|\\\\x40';
const AT_OR_DOT_WORD = `(?<![\\p{L}\\p{N}])(?:${AT_NAMES}|${DOT_WORDS})(?![\\p{L}\\p{N}])`;
/** Of text in lower case: to ask every letter for both cases would cost a third more time. */
const HINT = new RegExp(
  `[@＠﹫${STYLED}]|${ESCAPED}|${OPENING}[ \\t]?(?:${AT_IN_BRACKETS})[ \\t]?${CLOSING}|${AT_OR_DOT_WORD}|${FOREIGN_AT_NAMES}|${PROVIDER_NAMES}`,
  'gu',
);

/** Lower case, of the same length: one letter would become two. */
const lowered = (text: string) => text.replaceAll('İ', 'I').toLowerCase();

/** Where to begin before a sign: at the line's start, at most 400 characters back. */
function lineStart(text: string, index: number): number {
  const from = Math.max(0, index - 2 * REACH);
  const line = text.slice(from, Math.max(from, index - REACH)).lastIndexOf('\n');
  return line < 0 ? from : from + line;
}

/** Where to stop behind a sign: at the line's end, at most 400 characters on. */
function lineEnd(text: string, index: number): number {
  const to = Math.min(text.length, index + 2 * REACH);
  const line = text.slice(index + REACH, to).indexOf('\n');
  return line < 0 ? to : index + REACH + line;
}

/**
 * The parts of a long text in which an address may stand: 200 characters and whole lines around
 * every sign of one; empty for a text without. The rest of a page is not searched.
 */
export function likelyText(text: string): string {
  if (text.length < SHORT) return lowered(text).search(HINT) < 0 ? '' : text;
  const parts: string[] = [];
  let start = 0;
  let end = -1;
  for (const { index } of lowered(text).matchAll(HINT)) {
    if (index < end - REACH) continue;
    const from = lineStart(text, index);
    if (from > end) {
      if (end >= 0) parts.push(text.slice(start, end));
      start = from;
    }
    end = lineEnd(text, index);
  }
  if (end >= 0) parts.push(text.slice(start, end));
  return parts.join('\n');
}
