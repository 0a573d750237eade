import { isJsonObject, type JsonObject } from '../json-value.ts';
import { objectsIn } from './objects-in.ts';
import { rejoin } from './rejoin.ts';

/** What takes the place of a record: `{ "__ref": "User:1" }`, or Apollo's older form. */
function referenceIn(value: JsonObject): string | null {
  if (typeof value.__ref === 'string') return value.__ref;
  return value.type === 'id' && typeof value.id === 'string' && 'generated' in value
    ? value.id
    : null;
}

const referencesIn = (value: JsonObject): string[] | null =>
  Array.isArray(value.__refs) ? value.__refs.filter((id) => typeof id === 'string') : null;

/**
 * The data of a cache that keeps each record once (Apollo, Relay), with the
 * records put where they are referred to. With `isRooted` they stand nowhere
 * else, so that who is only somebody's friend is found nowhere else either.
 */
export function joinReferences(data: unknown, { isRooted }: { isRooted: boolean }): unknown {
  const objects = objectsIn(data);
  const named = new Set(
    objects.flatMap((value) => referencesIn(value) ?? referenceIn(value) ?? []),
  );
  if (named.size === 0) return data;
  const records = new Map<string, JsonObject>();
  const caches = new Set<JsonObject>();
  for (const value of objects) {
    for (const [key, record] of Object.entries(value)) {
      if (!named.has(key) || !isJsonObject(record) || referenceIn(record) !== null) continue;
      caches.add(value);
      if (!records.has(key)) records.set(key, record);
    }
  }
  const withoutRecords = (cache: JsonObject) =>
    Object.fromEntries(Object.entries(cache).filter(([key]) => !records.has(key)));
  const swap = (part: unknown): unknown => {
    if (!isJsonObject(part)) return part;
    const id = referenceIn(part);
    if (id !== null) return records.get(id);
    const ids = referencesIn(part);
    if (ids) return ids.map((one) => records.get(one));
    return isRooted && caches.has(part) ? withoutRecords(part) : part;
  };
  return rejoin(data, swap);
}

/** Where a cache begins: Apollo's, Relay's. */
const ROOTS = ['ROOT_QUERY', 'client:root'];

/** What the root of a cache leads to; null for data that is no such cache. What nothing refers to is no part of it. */
export function cacheRoot(cache: JsonObject): JsonObject | null {
  const root = ROOTS.find((key) => isJsonObject(cache[key]));
  if (root === undefined) return null;
  const joined = joinReferences(cache, { isRooted: false });
  return (joined as Record<string, JsonObject>)[root] ?? null;
}
