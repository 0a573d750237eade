const MOST_MENTIONS = 500;
const isQuote = (sign: string) => sign === '"' || sign === "'";

/** Where a name that is a whole attribute ends: at its quote, a space, or the end of its tag. */
function endsAttribute(body: string, end: number, quote: string): boolean {
  const next = body.charAt(end);
  return quote ? next === quote : /[\s>/]/.test(next);
}

/**
 * Where the attribute with this very value begins, in a page of megabytes that is not parsed:
 * quoted either way, or not at all. -1 when there is none. Searches for the value, once through the
 * page.
 */
export function findAttribute(body: string, attribute: string, value: string): number {
  let at = body.indexOf(value);
  for (let seen = 0; at >= 0 && seen < MOST_MENTIONS; seen += 1) {
    const before = body.charAt(at - 1);
    const quote = isQuote(before) ? before : '';
    const start = at - quote.length - attribute.length - 1;
    if (
      body.startsWith(`${attribute}=`, start) &&
      endsAttribute(body, at + value.length, quote) &&
      /[\s"'/]/.test(body.charAt(start - 1))
    ) {
      return start;
    }
    at = body.indexOf(value, at + value.length);
  }
  return -1;
}
