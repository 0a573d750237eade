/** Deepest nesting of objects and lists; no payload of ours has more than three. */
const DEEPEST = 20;

function isPlain(value: unknown, left: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (left === 0 || Object.hasOwn(value, '@type')) return false;
  return Object.values(value).every((part) => isPlain(part, left - 1));
}

/**
 * Whether the SDK of callables can read a parsed body. It recurses to any depth until its stack
 * overflows, throws at an unknown `@type`, and prints a body without `data`, all with status 500
 * and before it checks who is calling. A call without a body is left to it.
 */
export function isPlainCall(body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return true;
  return Object.hasOwn(body, 'data') && isPlain(body, DEEPEST);
}
