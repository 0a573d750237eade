import { endOfLabel, endOfWord } from './ascii-run.ts';
import { mayBeProvider } from './mail-providers.ts';
import { DOT_ENDINGS, DOT_WORDS } from './spelled-signs.ts';

const ASCII_WORDS = new Set([
  ...DOT_WORDS.split('|').filter((word) => /^[a-z0-9]+$/.test(word)),
  ...Object.keys(DOT_ENDINGS),
  'com',
]);
const FIRST_LETTERS = new Set([...ASCII_WORDS].map((word) => word.charCodeAt(0)));
const LONGEST_LABEL = 63;
const LONGEST_WORD = 12;
/** What may stand before the word for a dot: spaces, brackets, ornaments. */
const AROUND_WORDS = new Set(' \t\n([{<|"\'/~=_-');
const MOST_SIGNS = 6;

/** Whether a dot in any form may stand at `from`, behind a label. False is certain, true is not. */
export function mayBeDot(text: string, from: number): boolean {
  let start = from;
  while (start - from < MOST_SIGNS && AROUND_WORDS.has(text.charAt(start))) start += 1;
  const code = text.charCodeAt(start);
  if (code === 0x2e || code === 0x2a || code > 0x7f) return true;
  const word = code === 0x2c ? start + 1 : start;
  if (!FIRST_LETTERS.has(text.charCodeAt(word) | 0x20)) return text.charCodeAt(word) > 0x7f;
  const end = endOfWord(text, word, LONGEST_WORD);
  return text.charCodeAt(end) > 0x7f || ASCII_WORDS.has(text.slice(word, end).toLowerCase());
}

/**
 * A cheap check whether a domain may begin at `from`, in any form; most of what follows at signs is
 * none. False is certain, true is not.
 */
export function mayBeDomain(text: string, from: number): boolean {
  const end = endOfLabel(text, from, LONGEST_LABEL + 1);
  const code = text.charCodeAt(end);
  if (end === from) return code === 0x2e || code > 0x7f;
  if (code === 0x2e || code > 0x7f || mayBeProvider(text, from)) return true;
  if (end - from > LONGEST_LABEL) return true;
  return mayBeDot(text, end) || /-dot-/i.test(text.slice(from, end));
}
