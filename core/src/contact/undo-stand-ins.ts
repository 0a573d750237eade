import { rewrite, type FoldedText } from './folded-text.ts';

/** A sign that is no letter, digit, space or part of every address. */
const SIGN = '[^\\p{L}\\p{N}\\s@._+]\\uFE0F?';
const VERBS =
  '→|➡|⇒|-{1,3}>|={1,3}>?|:|is|for|with|as|means|by|to|durch|ist|für|par|pour|por|con|na|на|=|を|は|wird|и|换成|換成|改成|改为|替换|을|를|대신';
/** "☆→@", "swap # for @", "(#を@に)", "* = @"; and the other way about: "@ = *", "@ instead of *". */
const LEGEND = new RegExp(
  `(?<before>${SIGN})["'”)\\]]?\\s{0,2}(?:${VERBS})\\s{0,2}(?:an?\\s|the\\s|un\\s|ein\\s)?["'“(\\[]?@|@["'”]?\\s{0,2}(?:=|instead of|in place of|statt|au lieu de|en lugar de|en vez de|anstelle von|вместо|zamiast|yerine)\\s{0,2}(?:an?\\s|the\\s)?["'“]?(?<behind>${SIGN})`,
  'iu',
);

const escaped = (sign: string): string => sign.replace(/[$()*+.?[\\\]^{|}/-]/g, '\\$&');

/** Where a text says which sign stands for @, writes @ for it between letters. */
export function undoStandIns(folded: FoldedText): FoldedText {
  if (!folded.text.includes('@')) return folded;
  const { before, behind } = LEGEND.exec(folded.text)?.groups ?? {};
  const sign = before ?? behind;
  if (!sign) return folded;
  const pattern = new RegExp(
    `(?<=[a-z0-9_-])\\s{0,2}${escaped(sign)}\\s{0,2}(?=[a-z0-9][a-z0-9-]{0,62}\\.)`,
    'giu',
  );
  return rewrite(folded, pattern, () => '@');
}
