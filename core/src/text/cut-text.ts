/** The beginning of a text, at most `most` UTF-16 units of it, and no half of a surrogate pair at its end. */
export const cutText = (text: string, most: number): string =>
  text.length > most ? text.slice(0, most).replace(/[\ud800-\udbff]$/, '') : text;
