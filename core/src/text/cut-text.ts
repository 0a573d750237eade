/** The beginning of a text, at most `most` UTF-16 units of it, and no half of a surrogate pair at its end. */
export const cutText = (text: string, most: number): string =>
  text.length > most ? text.slice(0, most).replace(/[\ud800-\udbff]$/, '') : text;

const isSpace = (sign: string): boolean => /\s/.test(sign);

/**
 * The beginning of a text up to its last space within `most` UTF-16 units, so that no word of it is
 * cut: an address without its last letter is somebody else's. Empty when it is all one word.
 */
export function cutAtSpace(text: string, most: number): string {
  if (text.length <= most) return text;
  let end = most;
  while (end > 0 && !isSpace(text.charAt(end))) end -= 1;
  return text.slice(0, end);
}

/** The same for the end of a text, from a space on. */
export function endFromSpace(text: string, most: number): string {
  if (text.length <= most) return text;
  let start = text.length - most - 1;
  while (start < text.length && !isSpace(text.charAt(start))) start += 1;
  return text.slice(start);
}
