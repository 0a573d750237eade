/**
 * Puts an address together that the page breaks over lines or cells: with the
 * sign on a line of its own, with the line's end behind it, or with an ending
 * below. A name above a handle (`Ilsa`, `@ilsa`) stays two lines; no handle and
 * no place has spaces around its dot. Each pattern begins with a rare sign, so that the rest of a long page costs nothing.
 */
export function joinLines(text: string): string {
  if (!text.includes('@')) return text;
  return text
    .replace(/ ?\n ?@ ?\n ?(?=[\p{L}\p{N}])/gu, '@')
    .replace(/ ?\n ?(@ [\p{L}\p{N}-]{2,63} \. [a-z]{2,24})(?![\p{L}\p{N}])/gu, '$1')
    .replace(/@(?<=[\p{L}\p{N}]@) ?\n ?(?=[\p{L}\p{N}-]{1,63}\.[a-z]{2})/gu, '@')
    .replace(/ ?\n ?(@[\w-]{2,63}) ?\n ?(?=\.[a-z]{2})/g, '$1')
    .replace(/(@[\w-]{2,63}) ?\n ?(?=\.[a-z]{2,10}(?:\.[a-z]{2,3})?(?: ?\n|$))/g, '$1');
}
