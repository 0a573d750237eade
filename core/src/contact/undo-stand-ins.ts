import { rewrite, type FoldedText } from './folded-text.ts';

/** A sign that is no letter, digit, space, bracket, quote, part of every address or of a sentence (a dash, a comma). */
const SIGN = '[^\\p{L}\\p{N}\\s@._+()[\\]{}<>"\'“”,;:\\p{Pd}]\\uFE0F?';
const VERBS =
  '→|➡|⇒|-{1,3}>|={1,3}>?|:|is|for|with|as|means|by|to|durch|ist|für|par|pour|por|con|na|на|=|を|は|wird|и|换成|換成|改成|改为|替换|을|를|대신';
const ARTICLE = '(?:an?\\s|the\\s|un\\s|ein\\s|半角の?)?';
const INSTEAD =
  '=|instead of|in place of|statt|au lieu de|en lugar de|en vez de|anstelle von|вместо|zamiast|yerine';

/** "☆→@", "swap # for @", "(#を@に)", "* = @"; and the other way about: "@ = *", "@ instead of *". */
const legend = (target: string): RegExp =>
  new RegExp(
    `${target}(?:(?<=(?<before>${SIGN})["'”)\\]]?\\s{0,2}(?:${VERBS})\\s{0,2}${ARTICLE}["'“(\\[]?${target})|` +
      `["'”]?\\s{0,2}(?:${INSTEAD})\\s{0,2}${ARTICLE}["'“]?(?<behind>${SIGN}))`,
    'iu',
  );
const AT_LEGEND = legend('@');
/** A full stop also ends sentences, so it counts only as a word, or alone after the sign. */
const DOT_LEGEND = legend('(?:dot|punto|punkt|ponto|точка|\\.(?![\\p{L}\\p{N}.]))');

const escaped = (sign: string): string => sign.replace(/[$()*+.?[\\\]^{|}/]/g, '\\$&');

function standIn(text: string, explained: RegExp): string | undefined {
  const { before, behind } = explained.exec(text)?.groups ?? {};
  return before ?? behind;
}

/** Writes `plain` for a sign wherever it is between letters. */
function undo(folded: FoldedText, sign: string, plain: string): FoldedText {
  const between = new RegExp(`(?<=[a-z0-9_-])\\s{0,2}${escaped(sign)}\\s{0,2}(?=[a-z0-9])`, 'giu');
  return rewrite(folded, between, () => plain);
}

/**
 * Where a text says which signs stand for @ and for the dot, puts @ and the dot back between
 * letters.
 */
export function undoStandIns(folded: FoldedText): FoldedText {
  const at = folded.text.includes('@') ? standIn(folded.text, AT_LEGEND) : undefined;
  if (!at) return folded;
  const dot = standIn(folded.text, DOT_LEGEND);
  const signed = undo(folded, at, '@');
  return dot && dot !== at ? undo(signed, dot, '.') : signed;
}
