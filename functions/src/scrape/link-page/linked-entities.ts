import { isJsonObject, type JsonObject } from '../json-value.ts';
import { isPassedOver } from './passed-over.ts';

/** Where a cache begins: Apollo's, Relay's. */
const ROOTS = ['ROOT_QUERY', 'client:root'];
const DEEPEST = 60;

function refsOf(value: JsonObject): string[] {
  const { __ref: one, __refs: many } = value;
  if (typeof one === 'string') return [one];
  return Array.isArray(many) ? many.filter((ref) => typeof ref === 'string') : [];
}

/**
 * The page in a cache that keeps every object once and names it elsewhere
 * (`{ __ref: 'Creator:1' }`): what its root refers to, each object where it is
 * first named. What nothing refers to, or only a list of suggestions, belongs
 * to no page. Null for data that is no such cache.
 */
export function joinedEntities(cache: JsonObject): JsonObject | null {
  const rootKey = ROOTS.find((key) => isJsonObject(cache[key]));
  if (rootKey === undefined) return null;
  const seen = new Set<string>();
  const entity = (ref: string, depth: number): unknown => {
    if (seen.has(ref) || !Object.hasOwn(cache, ref)) return undefined;
    seen.add(ref);
    return join(cache[ref], depth + 1);
  };
  const join = (value: unknown, depth: number): unknown => {
    if (depth > DEEPEST || typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((item) => join(item, depth + 1));
    const refs = refsOf(value as JsonObject);
    if (refs.length > 0) return refs.map((ref) => entity(ref, depth));
    const shown = Object.entries(value).filter(([key]) => !isPassedOver(key));
    return Object.fromEntries(shown.map(([key, part]) => [key, join(part, depth + 1)]));
  };
  seen.add(rootKey);
  return join(cache[rootKey], 0) as JsonObject;
}
