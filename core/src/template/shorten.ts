/**
 * A text of at most `maximum` UTF-16 units. A longer one ends with its last
 * whole word that fits and "…"; only a word of more than half of all is cut in itself.
 */
export function shorten(text: string, maximum: number): string {
  if (text.length <= maximum) return text;
  const room = text.slice(0, maximum - 1);
  const isWhole = /\s/.test(text.charAt(maximum - 1));
  const end = isWhole ? room.length : room.search(/\s\S*$/);
  const kept = room.slice(0, end > maximum / 2 ? end : room.length);
  // Half of a surrogate pair, a joiner without its other half, and what only leads on to the next word.
  return `${kept.replace(/[\p{Cs}\u200d]+$/u, '').replace(/[\s,;:(–—-]+$/, '')}…`;
}
