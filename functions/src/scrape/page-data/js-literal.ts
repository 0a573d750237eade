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
const SPACE = /\s/;
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

/** Where a reader is, and whether the text turned out to be no literal. */
interface Cursor {
  text: string;
  at: number;
  isBroken: boolean;
  names: ReadonlyMap<string, unknown>;
}

function skipSpace(cursor: Cursor): void {
  const { text } = cursor;
  while (cursor.at < text.length && SPACE.test(text.charAt(cursor.at))) cursor.at += 1;
}

function takeString(cursor: Cursor): string {
  const found = readString(cursor.text, cursor.at);
  if (!found) cursor.isBroken = true;
  cursor.at = found?.end ?? cursor.at;
  return found?.value ?? '';
}

function takeKey(cursor: Cursor): string {
  skipSpace(cursor);
  const letter = cursor.text[cursor.at];
  if (letter === '"' || letter === "'") return takeString(cursor);
  const name = match(NAME, cursor.text, cursor.at);
  cursor.at += name.length;
  if (!name) cursor.isBroken = true;
  return name;
}

/** Passes over what is no literal, up to where the next entry begins. */
function passOver(cursor: Cursor): void {
  const { text } = cursor;
  for (let depth = 0; cursor.at < text.length; cursor.at += 1) {
    const letter = text.charAt(cursor.at);
    if (depth === 0 && /[,}\]]/.test(letter)) return;
    if (/[{[(]/.test(letter)) depth += 1;
    else if (/[)}\]]/.test(letter)) depth -= 1;
    else if (/["'`]/.test(letter)) {
      const string = readString(text, cursor.at);
      if (!string) break;
      cursor.at = string.end - 1;
    }
  }
  cursor.isBroken = true;
}

function takeWord(cursor: Cursor): unknown {
  const number = match(NUMBER, cursor.text, cursor.at);
  cursor.at += number.length;
  if (number) return Number(number);
  const name = match(WORD, cursor.text, cursor.at);
  cursor.at += name.length;
  skipSpace(cursor);
  const isWhole = name !== '' && /[,}\]]/.test(cursor.text.charAt(cursor.at));
  if (!isWhole) passOver(cursor);
  return isWhole && !CONSTANTS.has(name) ? cursor.names.get(name) : CONSTANTS.get(name);
}

function takeEntries(cursor: Cursor, close: string, takeEntry: () => void): void {
  cursor.at += 1;
  skipSpace(cursor);
  while (!cursor.isBroken && cursor.text[cursor.at] !== close) {
    takeEntry();
    skipSpace(cursor);
    if (cursor.text[cursor.at] === ',') cursor.at += 1;
    else if (cursor.text[cursor.at] !== close) cursor.isBroken = true;
    skipSpace(cursor);
  }
  cursor.at += 1;
}

function takeObject(cursor: Cursor, depth: number): unknown {
  const entries: [string, unknown][] = [];
  takeEntries(cursor, '}', () => {
    const name = takeKey(cursor);
    skipSpace(cursor);
    if (cursor.text[cursor.at] !== ':') cursor.isBroken = true;
    cursor.at += 1;
    entries.push([name, takeValue(cursor, depth + 1)]);
  });
  return Object.fromEntries(entries);
}

function takeList(cursor: Cursor, depth: number): unknown {
  const items: unknown[] = [];
  takeEntries(cursor, ']', () => items.push(takeValue(cursor, depth + 1)));
  return items;
}

/** `$R[3]={…}`: SolidStart keeps each part of its data under a name as well. */
const KEPT_AS = /\$R\[\d{1,6}\]=/y;

function takeValue(cursor: Cursor, depth: number): unknown {
  skipSpace(cursor);
  cursor.at += match(KEPT_AS, cursor.text, cursor.at).length;
  if (depth > DEEPEST) cursor.isBroken = true;
  if (cursor.isBroken) return undefined;
  const letter = cursor.text[cursor.at] ?? '';
  if (letter === '{') return takeObject(cursor, depth);
  if (letter === '[') return takeList(cursor, depth);
  return letter !== '' && '"\'`'.includes(letter) ? takeString(cursor) : takeWord(cursor);
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
  const cursor: Cursor = { text, at: start, isBroken: false, names };
  const read = takeValue(cursor, 0);
  const { at: end, isBroken } = cursor;
  return { value: isBroken ? undefined : read, end, isBroken };
}
