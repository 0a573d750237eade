/** Length of a quotation, in UTF-16 units. */
export const EVIDENCE_LIMIT = 160;

/** The words around a place in a text, on one line, with no half of a character at its ends. */
export function quoteAround(text: string, { start, end }: { start: number; end: number }): string {
  const margin = Math.max(0, Math.floor((EVIDENCE_LIMIT - (end - start)) / 2));
  const from = Math.max(0, start - margin);
  const slice = text.slice(from, Math.min(end + margin, from + EVIDENCE_LIMIT));
  const whole = slice.replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, '');
  return whole.replace(/\s+/g, ' ').trim();
}
