import { cleanLine } from '../template/clean-text.ts';

/**
 * Signs that show nothing and turn or hide what is around them: marks, embeddings and isolates
 * of direction (UAX #9, 2), zero-width spaces, the soft hyphen, invisible operators.
 */
const HIDDEN =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;
/** Invisible letters, which spell the regions of flags after 🏴 and nothing elsewhere. */
const LOOSE_TAG = /(?<!\u{1f3f4}[\u{e0020}-\u{e007e}]{0,12})[\u{e0000}-\u{e007f}]/gu;

/** Scripts in which a joiner changes the word (UAX #31, 2.3): the "می‌خواهم" of Persian, chillus and conjuncts of India. */
const JOINED = 'Arab Syrc Nkoo Mong Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Mymr Khmr'
  .split(' ')
  .map((script) => `\\p{scx=${script}}`)
  .join('');
const PICTURE = '\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f\\u{e007f}';
/** ZWNJ and ZWJ that join nothing: neither behind a letter of such a script, nor between two emoji. */
const LOOSE_JOINER = new RegExp(
  `(?<![${JOINED}])(?:\\u200c|\\u200d(?:(?<![${PICTURE}]\\u200d)|(?!\\p{Extended_Pictographic})))`,
  'gu',
);

/**
 * A person's or creator's name as it is stored: one visible line, of any length. Control characters
 * and line breaks become spaces; characters that change the text direction or are invisible are
 * dropped, since a name is shown in sentences, subjects and lists of other people. Joiners stay where
 * they make an emoji or a word. Empty when nothing of it is visible.
 */
export function cleanName(name: string): string {
  const seen = name.replace(HIDDEN, '').replace(LOOSE_TAG, '').replace(LOOSE_JOINER, '');
  const line = cleanLine(seen);
  return /[^\s\p{Cf}\p{M}\u115f\u1160\u3164\uffa0]/u.test(line) ? line : '';
}
