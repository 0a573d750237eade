/**
 * Runs of plain signs, found without a regular expression: this runs at every at sign of a text.
 */

/** Letter or digit of ASCII. */
export const isPlain = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || (code >= 65 && code <= 90);

/** The end of the letters and digits that begin at `from`, or of `most` of them. */
export function endOfWord(text: string, from: number, most: number): number {
  let end = from;
  while (end - from < most && isPlain(text.charCodeAt(end))) end += 1;
  return end;
}

/** The same, hyphens included. */
export function endOfLabel(text: string, from: number, most: number): number {
  let end = from;
  while (end - from < most) {
    const code = text.charCodeAt(end);
    if (!isPlain(code) && code !== 0x2d) break;
    end += 1;
  }
  return end;
}
