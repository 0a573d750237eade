const MOST_NODES = 50_000;
/** What is named more often than this was made to keep its reader busy. */
const MOST_NAMED = 10;
const DEEPEST = 40;
/** A key that names its name by place, too: `_12`. */
const KEY_PLACE = /^_(\d{1,6})$/;

/**
 * Puts together what Nuxt 3 writes in `__NUXT_DATA__` and React Router in its
 * stream: one flat list whose objects and lists name their parts by place (the
 * `devalue` and `turbo-stream` formats); wrappers such as `["Ref", 3]` give what
 * they wrap. Undefined for any other list.
 */
export function joinNuxtData(list: unknown): unknown {
  if (!Array.isArray(list) || list.length < 2) return undefined;
  const items = list as unknown[];
  let left = Math.min(MOST_NODES, MOST_NAMED * items.length);
  const nameOf = (key: string): string => {
    const name = items[Number(KEY_PLACE.exec(key)?.[1] ?? -1)];
    return typeof name === 'string' ? name : key;
  };
  const at = (place: unknown, depth: number): unknown => {
    left -= 1;
    if (typeof place !== 'number' || depth > DEEPEST || left < 0) return undefined;
    const item = items[place];
    if (typeof item !== 'object' || item === null) return item;
    if (!Array.isArray(item)) {
      const entries = Object.entries(item).map(
        ([key, part]) => [nameOf(key), at(part, depth + 1)] as const,
      );
      return Object.fromEntries(entries);
    }
    const isWrapper = item.length === 2 && typeof item[0] === 'string';
    if (isWrapper) return at(item[1], depth + 1);
    return item.map((part) => at(part, depth + 1));
  };
  return at(0, 0);
}
