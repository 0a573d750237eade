import type { FoldedText } from './fold-text.ts';

const DOT_WORD = /[ \t]{0,2}[([{<][ \t]{0,2}(?:dot|\.)[ \t]{0,2}[)\]}>][ \t]{0,2}/giu;
const AT_WORD =
  /[ \t]{0,2}[([{<][ \t]{0,2}(?:at|@)[ \t]{0,2}[)\]}>][ \t]{0,2}(?=[\p{L}\p{N}-]{1,63}(?:\.|[ \t]{1,2}dot[ \t]{1,2}))/giu;
/** A bare "dot" counts only in a domain, behind an at sign. */
const DOT_IN_DOMAIN =
  /[ \t]{1,2}dot(?<=@[\p{L}\p{N}.-]{1,80}[ \t]{1,2}dot)[ \t]{1,2}(?=[\p{L}\p{N}])/giu;

function replace(folded: FoldedText, pattern: RegExp, sign: string): FoldedText {
  const { text } = folded;
  const matches = [...text.matchAll(pattern)];
  if (!matches.length) return folded;
  const origin = (index: number) => folded.origins?.[index] ?? index;
  const pieces: string[] = [];
  const origins: number[] = [];
  let done = 0;
  const keepTo = (end: number) => {
    pieces.push(text.slice(done, end));
    for (; done < end; done += 1) origins.push(origin(done));
  };
  for (const match of matches) {
    keepTo(match.index);
    pieces.push(sign);
    origins.push(origin(match.index));
    done = match.index + match[0].length;
  }
  keepTo(text.length);
  origins.push(origin(text.length));
  return { text: pieces.join(''), origins };
}

/**
 * Writes `name (at) domain (dot) com` with its signs, in round, square, curly or
 * angle brackets. Without brackets "at" and "dot" are words: "at the gym".
 */
export function undoAtWords(folded: FoldedText): FoldedText {
  if (!/[([{<][ \t]{0,2}(?:at|@|dot|\.)[ \t]{0,2}[)\]}>]/iu.test(folded.text)) return folded;
  const dotted = replace(folded, DOT_WORD, '.');
  const signed = replace(dotted, AT_WORD, '@');
  // Twice over, for neighbours: "x dot co dot uk".
  return replace(replace(signed, DOT_IN_DOMAIN, '.'), DOT_IN_DOMAIN, '.');
}
