import {
  AT_IN_BRACKETS,
  AT_NAMES,
  AT_WORDS,
  CLOSING,
  FOREIGN_AT_NAMES,
  OPENING,
  ORNAMENTS,
} from './spelled-signs.ts';

/**
 * What is between a name and a domain.
 * `sign` @ itself; `bracketed` `(at)`; `name` a word that means nothing else (arroba);
 * `word` one that does ("at"); `letter` a bracketed single letter, `(a)`; `unknown`
 * any bracketed word, where the dot is in brackets too.
 */
export interface AtSign {
  kind: 'sign' | 'bracketed' | 'letter' | 'name' | 'word' | 'unknown';
  /** Brackets included, spaces not. */
  start: number;
  end: number;
}

/** Capture groups in order: sign, bracketed, unknown, name, word. */
const AT_SIGN = new RegExp(
  `(@{1,3})|${OPENING}[ \\t]?(${AT_IN_BRACKETS})[ \\t]?${CLOSING}` +
    `|${OPENING}([\\p{L}-]{2,14})${CLOSING}(?=[ \\t]{0,2}[a-z0-9-]{2,40}[ \\t]{0,2}${OPENING})` +
    `|(?<![\\p{L}\\p{N}])(${AT_NAMES})(?![\\p{L}\\p{N}])` +
    `|(?<=[a-z0-9][ \\t]{0,2})(?:${FOREIGN_AT_NAMES})(?=[ \\t]{0,2}[a-z0-9])` +
    `|(?:${ORNAMENTS}[ \\t]?)?(?<![\\p{L}\\p{N}.])(${AT_WORDS})(?![\\p{L}\\p{N}.])(?:[ \\t]?${ORNAMENTS})?`,
  'giu',
);

function kindOf([, sign, bracketed, unknown, , word]: RegExpExecArray): AtSign['kind'] {
  if (sign) return 'sign';
  if (bracketed) return /^[aä]$/iu.test(bracketed) ? 'letter' : 'bracketed';
  if (unknown) return 'unknown';
  return word ? 'word' : 'name';
}

/** Everything in a text that may stand for an at sign, in reading order. */
export function* findAtSigns(text: string): Generator<AtSign> {
  for (const match of text.matchAll(AT_SIGN)) {
    yield { kind: kindOf(match), start: match.index, end: match.index + match[0].length };
  }
}
