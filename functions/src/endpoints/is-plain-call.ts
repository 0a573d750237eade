/** Objects and lists within each other; no payload of ours has more than three. */
const DEEPEST = 20;

function isPlain(value: unknown, left: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (left === 0 || Object.hasOwn(value, '@type')) return false;
  return Object.values(value).every((part) => isPlain(part, left - 1));
}

/**
 * Whether the SDK of callables can read a body, as parsed: it follows every depth until its stack
 * ends, fails at an `@type` it does not know, and prints what has no `data`, all of it with status
 * 500 and before it asks who is calling. No body at all is left to it.
 */
export function isPlainCall(body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return true;
  return Object.hasOwn(body, 'data') && isPlain(body, DEEPEST);
}
