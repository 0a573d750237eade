import { isJsonObject, writtenData, type JsonObject } from '../json-value.ts';

const MOST_OBJECTS = 100_000;

/**
 * Every object in data, the outermost first, each once, also where data leads
 * back to itself. `withWritten`: also those in texts that are data themselves.
 */
export function objectsIn(data: unknown, { withWritten = false } = {}): JsonObject[] {
  const all = new Set<object>();
  const add = (part: unknown) => {
    const value = withWritten && typeof part === 'string' ? writtenData(part) : part;
    if (typeof value === 'object' && value !== null && all.size < MOST_OBJECTS) all.add(value);
  };
  add(data);
  // A set that grows while it is walked is walked to its end.
  for (const value of all) for (const inner of Object.values(value)) add(inner);
  return [...all].filter(isJsonObject);
}
