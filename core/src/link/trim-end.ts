/**
 * A text without the given characters at its end. A regular expression anchored at the end would
 * start again at each of them, in quadratic time.
 */
export function trimEnd(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
