import { foldLookalikes } from './fold-lookalikes.ts';
import { originOf, rewrite, type FoldedText } from './folded-text.ts';
import { CIRCLED_AT, flagLetters, SPACED_FLAGS, STYLED_LETTERS } from './styled-letters.ts';

/**
 * Letters of scripts in which nothing looks like a styled Latin one (`fold-lookalikes.ts` folds
 * look-alikes).
 */
const OTHER_SCRIPTS =
  '[\\p{sc=Cyrl}\\p{sc=Grek}\\p{sc=Arab}\\p{sc=Hebr}\\p{sc=Thai}\\p{sc=Deva}\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hang}]';
/**
 * A run of ASCII or of another script, or a character with its combining marks;
 * the bound keeps stacked marks from costing more than linear time.
 */
const CLUSTER = new RegExp(
  `\\p{ASCII}+(?!\\p{M})|${OTHER_SCRIPTS}+(?!\\p{M})|\\P{M}\\p{M}{0,8}|\\p{M}{1,8}`,
  'gsu',
);
const ASCII = /^\p{ASCII}*$/u;
/** Text that needs no folding. */
const UNSTYLED = new RegExp(`^(?:\\p{ASCII}|${OTHER_SCRIPTS}{2})`, 'u');
/** Zero-width characters, direction marks, soft hyphens, variation selectors, and letters that are drawn as nothing. */
const INVISIBLE = /[\p{Cf}\uFE00-\uFE0F\u115F\u1160\u3164\uFFA0]/gu;
const PLAIN = /^[a-zA-Z0-9]$/;
const HAS_MARK = /\p{M}/u;

function foldCluster(cluster: string): string {
  const visible = cluster.replace(INVISIBLE, '');
  const known = STYLED_LETTERS.get(visible);
  if (known) return known;
  const folded = visible.normalize('NFKC');
  // Bullets and footnotes (①, ¹) and emoji (ℹ️) are glued to an address, not letters of it.
  const isMark = /^\p{No}/u.test(visible) || cluster.includes('\uFE0F');
  if (PLAIN.test(folded) && !isMark) return folded;
  if (/^\s$/u.test(visible) && visible !== '\n') return ' ';
  const composed = visible.normalize('NFC');
  // Underlined and struck-through letters carry marks that belong to no letter of any language.
  return !isMark && /^[\x21-\x7e]\p{M}/u.test(composed) ? composed.charAt(0) : composed;
}

/**
 * Styled letters (𝗯𝗼𝗹𝗱, ｗｉｄｅ, sᴍᴀʟʟ ᴄᴀᴘs), look-alike dots, hyphens and at signs become plain
 * ones, as do Cyrillic and Greek letters inside a Latin word; what has no width is dropped. Nothing
 * else is changed.
 */
export function foldText(written: FoldedText): FoldedText {
  if (ASCII.test(written.text)) return written;
  const lettered = rewrite(written, SPACED_FLAGS, ([run]) => flagLetters(run));
  const signed = rewrite(lettered, CIRCLED_AT, () => '@');
  const pieces: string[] = [];
  const origins: number[] = [];
  for (const match of signed.text.matchAll(CLUSTER)) {
    const [cluster] = match;
    const isPlain = UNSTYLED.test(cluster) && !HAS_MARK.test(cluster);
    const folded = isPlain ? cluster : foldCluster(cluster);
    pieces.push(folded);
    for (let unit = 0; unit < folded.length; unit += 1) {
      origins.push(originOf(signed, match.index + (isPlain ? unit : 0)));
    }
  }
  origins.push(originOf(signed, signed.text.length));
  return foldLookalikes({ text: pieces.join(''), origins });
}
