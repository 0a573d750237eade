/**
 * A value whose texts a data store and other programs take: half of a surrogate pair, as a text cut
 * within an emoji has it, becomes U+FFFD, at any depth of lists and plain objects. Dates and other
 * objects stay as they are. Nothing is dropped, since the parts on both sides could then make
 * another word (Unicode TR36, 3.1).
 */
export function wellFormed<Value>(value: Value): Value {
  return changed(value) as Value;
}

function changed(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed();
  if (Array.isArray(value)) return value.map(changed);
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, changed(part)]));
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
