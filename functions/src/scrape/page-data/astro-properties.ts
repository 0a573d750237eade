import { isJsonObject } from '../json-value.ts';

const LIST = 1;
const LAST_KIND = 11;
const DEEPEST = 200;

const isTyped = (value: unknown): value is [number, unknown] =>
  Array.isArray(value) &&
  value.length === 2 &&
  typeof value[0] === 'number' &&
  value[0] >= 0 &&
  value[0] <= LAST_KIND;

function plain(value: unknown, depth: number): unknown {
  if (!isTyped(value) || depth > DEEPEST) return undefined;
  const [kind, inner] = value;
  if (kind === LIST && Array.isArray(inner)) return inner.map((item) => plain(item, depth + 1));
  return isJsonObject(inner) ? plainEntries(inner, depth + 1) : inner;
}

const plainEntries = (value: object, depth: number) =>
  Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner, depth)]));

/** The properties of an Astro island, which come with a number for their kind: `{"a":[0,"b"]}`. Other data as it is. */
export function plainProperties(data: unknown): unknown {
  const isIsland = isJsonObject(data) && Object.values(data).every(isTyped);
  return isIsland ? plainEntries(data, 0) : data;
}
