/** Reading of other people's JSON, whose shape changes without notice: a missing path is a value, never an error. */

export type JsonObject = Record<string, unknown>;

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Escapes that JSON does not know (`\x27`, `\'`) and bare line breaks inside texts. */
// oxlint-disable-next-line no-control-regex -- these are the characters JSON forbids
const FAULTS = /\\(?:u[0-9a-f]{4}|["\\/bfnrt])|\\x([0-9a-f]{2})|\\|[\u0000-\u001f]/gi;
const LONGEST_MENDED = 2_000_000;

function mend(text: string): string {
  return text.replace(FAULTS, (sign: string, hex?: string) => {
    if (hex) return `\\u00${hex}`;
    if (sign === '\\') return '';
    return sign.length > 1 ? sign : ' ';
  });
}

const BOTTOMLESS = '['.repeat(100);

/** No service nests lists like that; to build them only costs time and memory. */
export const isBottomless = (text: string) => text.includes(BOTTOMLESS);

/** The value, also of a text with faulty escapes; undefined when it cannot be read. */
export function parseJson(text: string): unknown {
  if (isBottomless(text)) return undefined;
  const value = parse(text);
  if (value !== undefined || text.length > LONGEST_MENDED || !/^\s{0,99}[[{]/.test(text)) {
    return value;
  }
  const mended = mend(text);
  return mended === text ? undefined : parse(mended);
}

/** The list or object that a text in data is itself; undefined for any other text. */
export const writtenData = (text: string): unknown =>
  /^\s{0,20}[[{]\s{0,20}["{[]/.test(text) ? parseJson(text) : undefined;

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
