/** A text in a plainer form for searching, with the original place of each character. */
export interface FoldedText {
  text: string;
  /** For each UTF-16 unit of `text`, where it stood in the original; one more entry marks the end. Null: same places. */
  origins: number[] | null;
}

/** A text as it was written. */
export const unfolded = (text: string): FoldedText => ({ text, origins: null });

/** Where a place of the folded text stood in the original. */
export const originOf = ({ origins }: FoldedText, index: number): number =>
  origins?.[index] ?? index;

/**
 * Replaces every match of a global pattern; a `rewritten` of null leaves the match as it is. Every
 * new unit maps to where its match began, or unit by unit where the length stays.
 */
export function rewrite(
  folded: FoldedText,
  pattern: RegExp,
  rewritten: (match: RegExpExecArray) => string | null,
): FoldedText {
  const { text } = folded;
  const pieces: string[] = [];
  const origins: number[] = [];
  let done = 0;
  for (const match of text.matchAll(pattern)) {
    const sign = rewritten(match);
    if (sign === null || sign === match[0]) continue;
    pieces.push(text.slice(done, match.index), sign);
    for (; done < match.index; done += 1) origins.push(originOf(folded, done));
    const isSameLength = sign.length === match[0].length;
    for (let unit = 0; unit < sign.length; unit += 1) {
      origins.push(originOf(folded, match.index + (isSameLength ? unit : 0)));
    }
    done = match.index + match[0].length;
  }
  if (!pieces.length) return folded;
  pieces.push(text.slice(done));
  for (; done <= text.length; done += 1) origins.push(originOf(folded, done));
  return { text: pieces.join(''), origins };
}
