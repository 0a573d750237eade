/**
 * A text without the given characters at its end. A pattern anchored at the end would start anew
 * at each of them wherever they stand, and take time by the square of the length.
 */
export function trimEnd(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
