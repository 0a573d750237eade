import { isJsonObject, parseJson } from '../json-value.ts';
import { readLiteral } from '../page-data/js-literal.ts';

/** Data as it stands in attributes: as JSON, as a script writes it, in percent codes or in Base64. */
const BEGINS = /^\s{0,20}(?:[[{]\s{0,20}["'{[\w]|%(?:7B|5B)(?:%22|%7B|%5B|%5D)|eyJ|W3si|W1si)/i;
const CODED = /^(?:eyJ|W3si|W1si)/;
const SHORTEST = 20;
const DEEPEST = 60;
const VALUE = 0;
const LIST = 1;

/** True for the value of an attribute that begins like data. */
export const isAttributeState = (value: string): boolean =>
  value.length > SHORTEST && BEGINS.test(value);

function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const isTyped = (value: unknown): value is [number, unknown] =>
  Array.isArray(value) && value.length === 2 && typeof value[0] === 'number';

/** What an island's value is: an object's values and a list's entries each come with their kind. */
function untyped([kind, value]: [number, unknown], depth: number): unknown {
  if (depth > DEEPEST) return undefined;
  if (kind === LIST && Array.isArray(value)) {
    return value.map((item: unknown) => (isTyped(item) ? untyped(item, depth + 1) : item));
  }
  return kind === VALUE && isJsonObject(value) ? untypedObject(value, depth + 1) : value;
}

function untypedObject(value: Record<string, unknown>, depth: number): unknown {
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, isTyped(part) ? untyped(part, depth) : part]),
  );
}

/** Astro writes `{"url":[0,"…"]}` for an island's properties. */
function plainProperties(value: unknown): unknown {
  const isIsland =
    isJsonObject(value) && Object.keys(value).length > 0 && Object.values(value).every(isTyped);
  return isIsland ? untypedObject(value, 0) : value;
}

/** The data in an attribute's value; undefined when it is none. */
export function attributeState(value: string): unknown {
  const text = value.trim();
  if (CODED.test(text)) return parseJson(Buffer.from(text, 'base64').toString('utf8'));
  const plain = text.startsWith('%') ? decodePercent(text) : text;
  return plainProperties(parseJson(plain) ?? readLiteral(plain, 0).value);
}
