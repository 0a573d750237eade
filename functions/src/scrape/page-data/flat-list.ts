const DEEPEST = 200;
const MOST_PARTS = 100_000;
const NAMED_BY_PLACE = /^_\d{1,7}$/;

const isWrapper = (item: unknown[]) =>
  item.length === 2 && typeof item[0] === 'string' && typeof item[1] === 'number';

const isPlace = (value: unknown) => Number.isInteger(value);

const namesPlaces = (item: unknown) => {
  if (typeof item !== 'object' || item === null) return true;
  const isWrapped = Array.isArray(item) && typeof item[0] === 'string';
  return isWrapped || Object.values(item).every(isPlace);
};

/** True for a list whose parts name others by their places, the first of them too. */
function isFlatList(list: unknown): list is unknown[] {
  if (!Array.isArray(list) || list.length < 2) return false;
  return typeof list[0] === 'object' && list[0] !== null && list.every(namesPlaces);
}

/**
 * Puts together data written as one flat list whose objects and lists name
 * their parts by place: Nuxt 3 and SvelteKit (`devalue`), where wrappers such
 * as `["Ref", 3]` give what they wrap; React Router, whose fields are named by
 * place too (`_3`). Each part is built once. Undefined for any other value.
 */
export function joinFlatList(list: unknown): unknown {
  if (!isFlatList(list)) return undefined;
  const built = new Map<number, unknown>();
  const at = (place: unknown, depth: number): unknown => {
    if (typeof place !== 'number' || depth > DEEPEST) return undefined;
    const item = list[place];
    if (typeof item !== 'object' || item === null) return item;
    if (built.has(place) || built.size >= MOST_PARTS) return built.get(place);
    if (Array.isArray(item)) {
      if (isWrapper(item)) return at(item[1], depth + 1);
      const items: unknown[] = [];
      built.set(place, items);
      for (const part of item) items.push(at(part, depth + 1));
      return items;
    }
    const entries: Record<string, unknown> = {};
    built.set(place, entries);
    for (const [key, part] of Object.entries(item)) {
      const name = NAMED_BY_PLACE.test(key) ? list[Number(key.slice(1))] : key;
      if (typeof name === 'string' && name !== '__proto__') entries[name] = at(part, depth + 1);
    }
    return entries;
  };
  return at(0, 0);
}
