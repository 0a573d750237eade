/** Levels. Deeper than any page nests its data; a stream of elements takes three steps for each. */
export const DEEPEST = 200;
const MOST_COPIES = 100_000;

/**
 * A copy of data in which `swap` may put something else in the place of any of
 * its parts, such as what a reference leads to. Each object is copied once, so
 * that what is shared stays shared, and rings stay rings.
 */
export function rejoin(data: unknown, swap: (part: unknown) => unknown): unknown {
  const copies = new Map<object, unknown>();
  const copy = (part: unknown, depth: number): unknown => {
    const value = swap(part);
    if (typeof value !== 'object' || value === null) return value;
    const before = copies.get(value);
    if (before !== undefined) return before;
    if (depth > DEEPEST || copies.size >= MOST_COPIES) return undefined;
    if (Array.isArray(value)) {
      const list: unknown[] = [];
      copies.set(value, list);
      for (const item of value) list.push(copy(item, depth + 1));
      return list;
    }
    const entries: Record<string, unknown> = {};
    copies.set(value, entries);
    for (const [key, inner] of Object.entries(value)) {
      if (key !== '__proto__') entries[key] = copy(inner, depth + 1);
    }
    return entries;
  };
  return copy(data, 0);
}
