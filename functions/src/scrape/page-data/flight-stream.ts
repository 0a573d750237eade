import { parseJson, valueAt } from '../json-value.ts';
import { readString } from './js-literal.ts';
import { rejoin } from './rejoin.ts';

const PUSH = /\.push\(\s{0,5}\[\s{0,5}1\s{0,5},\s{0,5}(?=["'])/g;
const ROW = /([0-9a-f]{1,8}):(T[0-9a-f]{1,8},)?/y;

/** True for a script that passes on a piece of such a stream, whatever the stream is called. */
export const isFlightScript = (script: string) => script.search(PUSH) >= 0;

/** The text a Next.js app-router page sends in pieces; a piece may end in the middle of a word. */
export function flightText(scripts: string[]): string {
  return scripts
    .flatMap((script) => {
      const pieces: string[] = [];
      PUSH.lastIndex = 0;
      while (PUSH.exec(script)) {
        const piece = readString(script, PUSH.lastIndex);
        if (!piece) break;
        pieces.push(piece.value);
        PUSH.lastIndex = piece.end;
      }
      return pieces;
    })
    .join('');
}

interface FlightRows {
  /** The values by their references: `$1f`. */
  rows: Map<string, unknown>;
  /** Long texts, likewise. */
  texts: Map<string, string>;
}

/**
 * The rows of that stream: data, and long texts under their own row id, which
 * the data names as `$1f`. A row that is neither is passed over.
 */
function flightRows(stream: string): FlightRows {
  const rows = new Map<string, unknown>();
  const texts = new Map<string, string>();
  let at = 0;
  while (at < stream.length) {
    ROW.lastIndex = at;
    const [head = '', id = '', length = ''] = ROW.exec(stream) ?? [];
    if (length) {
      // The length counts UTF-8 bytes, at most as many letters.
      const size = Number.parseInt(length.slice(1, -1), 16);
      const start = at + head.length;
      const bytes = Buffer.from(stream.slice(start, start + size), 'utf8').subarray(0, size);
      const text = bytes.toString('utf8');
      texts.set(`$${id}`, text);
      at = start + text.length;
      continue;
    }
    const end = stream.indexOf('\n', at);
    const row = stream.slice(at + head.length, end < 0 ? undefined : end);
    const value = /^[[{"]/.test(row) ? parseJson(row) : undefined;
    if (typeof value === 'string') texts.set(`$${id}`, value);
    else if (value !== undefined) rows.set(`$${id}`, value);
    at = end < 0 ? stream.length : end + 1;
  }
  return { rows, texts };
}

const REFERENCE = /^\$[L@]?([0-9a-f]{1,8})((?::[\w-]{1,80}){0,30})$/;
/** Where an element keeps its properties: `["$", type, key, properties]`. */
const PROPERTIES = 3;

const stepInto = (value: unknown, name: string) =>
  valueAt(value, Array.isArray(value) && name === 'props' ? PROPERTIES : name);

/**
 * The data of that stream with every reference put in its place: whole rows,
 * paths into them (`$4:props:user`), long texts. What a reference leads to
 * is nowhere else. One that leads nowhere is undefined.
 */
export function flightData(stream: string): unknown[] {
  const { rows, texts } = flightRows(stream);
  const named = new Set<string>();
  const swap = (part: unknown): unknown => {
    if (typeof part !== 'string' || part.length < 2 || !part.startsWith('$')) return part;
    if (part.startsWith('$$')) return part.slice(1);
    if (part === '$undefined') return undefined;
    const [, id = '', path = ''] = REFERENCE.exec(part) ?? [];
    if (!id) return part;
    named.add(`$${id}`);
    const text = texts.get(`$${id}`);
    if (text !== undefined) return path ? undefined : text;
    return path
      .split(':')
      .slice(1)
      .reduce(stepInto, rows.get(`$${id}`));
  };
  const ids = [...rows.keys()];
  const joined = rejoin([...rows.values()], swap) as unknown[];
  return joined.filter((_, index) => !named.has(ids[index] ?? ''));
}
