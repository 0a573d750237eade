/** Reading of other people's JSON, whose shape changes without notice: a missing path is a value, never an error. */

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

export function valueAt(value: unknown, ...path: (string | number)[]): unknown {
  let inner = value;
  for (const key of path) {
    if (typeof inner !== 'object' || inner === null || !Object.hasOwn(inner, key)) return undefined;
    inner = (inner as Record<string | number, unknown>)[key];
  }
  return inner;
}

/** The text there; empty for anything else. */
export function textAt(value: unknown, ...path: (string | number)[]): string {
  const found = valueAt(value, ...path);
  return typeof found === 'string' ? found : '';
}

/** The list there; empty for anything else. */
export function listAt(value: unknown, ...path: (string | number)[]): unknown[] {
  const found = valueAt(value, ...path);
  return Array.isArray(found) ? found : [];
}

/** A count, also when written as digits. */
export function countAt(value: unknown, ...path: (string | number)[]): number | null {
  const found = valueAt(value, ...path);
  const count = typeof found === 'string' && /^\d{1,15}$/.test(found) ? Number(found) : found;
  return typeof count === 'number' && Number.isSafeInteger(count) && count >= 0 ? count : null;
}
