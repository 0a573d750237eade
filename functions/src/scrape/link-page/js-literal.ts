/**
 * Data as scripts write it: JSON, and its loose form with bare keys, single
 * quotes, trailing commas and `!0`. Nothing is run: a call or a sum has no value.
 */

const DEEPEST = 100;
const ESCAPES: Record<string, string> = {
  n: '\n',
  t: '\t',
  r: '\r',
  b: '\b',
  f: '\f',
  v: '\v',
  0: '\0',
};
const SPACE = /[\s;]/;
const NAME = /[\w$]{1,200}/y;
/** A name, or the short forms of true and false. */
const WORD = /[\w$]{1,200}|![01]/y;
const NUMBER = /-?(?:\d{1,40}\.?\d{0,40}|\.\d{1,40})(?:e[+-]?\d{1,4})?/iy;

export interface Literal {
  value: unknown;
  end: number;
}

function unescape(text: string): string {
  if (!text.includes('\\')) return text;
  return text.replace(
    /\\(?:u\{([0-9a-f]{1,6})\}|u([0-9a-f]{4})|x([0-9a-f]{2})|(\r\n|[^ux]))/gi,
    (whole, point?: string, unit?: string, byte?: string, plain?: string) => {
      if (plain !== undefined)
        return plain.startsWith('\n') || plain.startsWith('\r') ? '' : (ESCAPES[plain] ?? plain);
      const code = Number.parseInt(point ?? unit ?? byte ?? '', 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}

/** The string that begins with a quote at `start`. Null when it does not end. */
export function readString(text: string, start: number): { value: string; end: number } | null {
  const quote = text[start];
  for (let at = start + 1; at < text.length; at += 1) {
    const letter = text[at];
    if (letter === '\\') at += 1;
    else if (letter === quote) return { value: unescape(text.slice(start + 1, at)), end: at + 1 };
    else if (letter === '\n' && quote !== '`') return null;
  }
  return null;
}

function match(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}

/** Names with a value of their own; others have none, like a call or a variable. */
const CONSTANTS = new Map<string, unknown>([
  ['true', true],
  ['false', false],
  ['null', null],
  ['!0', true],
  ['!1', false],
]);

/** A reader that goes on from where it stands; `failed` once the text is no literal. */
function reader(text: string, start: number, names: ReadonlyMap<string, unknown>) {
  let at = start;
  let isBroken = false;
  const fail = () => {
    isBroken = true;
  };
  const skip = () => {
    while (at < text.length && SPACE.test(text.charAt(at)) && text[at] !== ';') at += 1;
  };
  const key = (): string => {
    skip();
    const letter = text[at];
    if (letter === '"' || letter === "'") return stringAt();
    const name = match(NAME, text, at);
    at += name.length;
    if (!name) fail();
    return name;
  };
  const stringAt = (): string => {
    const found = readString(text, at);
    if (!found) fail();
    at = found?.end ?? at;
    return found?.value ?? '';
  };
  const list = (close: string, item: () => void) => {
    at += 1;
    skip();
    while (!isBroken && text[at] !== close) {
      item();
      skip();
      if (text[at] === ',') at += 1;
      else if (text[at] !== close) fail();
      skip();
    }
    at += 1;
  };
  /** Passes over what is no literal, up to where the next entry begins. */
  const passOver = () => {
    for (let depth = 0; at < text.length; at += 1) {
      const letter = text.charAt(at);
      if (depth === 0 && /[,}\]]/.test(letter)) return;
      if (/[{[(]/.test(letter)) depth += 1;
      else if (/[)}\]]/.test(letter)) depth -= 1;
      else if (/["'`]/.test(letter)) {
        const string = readString(text, at);
        if (!string) break;
        at = string.end - 1;
      }
    }
    fail();
  };
  const word = (): unknown => {
    const number = match(NUMBER, text, at);
    at += number.length;
    if (number) return Number(number);
    const name = match(WORD, text, at);
    at += name.length;
    skip();
    const isWhole = name !== '' && /[,}\]]/.test(text.charAt(at));
    if (!isWhole) passOver();
    return isWhole && !CONSTANTS.has(name) ? names.get(name) : CONSTANTS.get(name);
  };
  const value = (depth: number): unknown => {
    skip();
    const letter = text[at] ?? '';
    if (depth > DEEPEST) fail();
    if (isBroken) return undefined;
    if (letter === '{') {
      const entries: [string, unknown][] = [];
      list('}', () => {
        const name = key();
        skip();
        if (text[at] !== ':') fail();
        at += 1;
        entries.push([name, value(depth + 1)]);
      });
      return Object.fromEntries(entries);
    }
    if (letter === '[') {
      const items: unknown[] = [];
      list(']', () => items.push(value(depth + 1)));
      return items;
    }
    return letter === '"' || letter === "'" || letter === '`' ? stringAt() : word();
  };
  return () => {
    const read = value(0);
    return { value: isBroken ? undefined : read, end: at, isBroken };
  };
}

/**
 * The literal that begins at `start`, and where it ends; `end` of a broken one
 * is where it broke. `names` gives variables their values.
 */
export function readLiteral(
  text: string,
  start: number,
  names: ReadonlyMap<string, unknown> = new Map(),
): Literal & { isBroken: boolean } {
  return reader(text, start, names)();
}
