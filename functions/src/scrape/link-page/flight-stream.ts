import { parseJson } from '../json-value.ts';
import { readString } from './js-literal.ts';

const PUSH = '__next_f.push([1,';
const ROW = /([0-9a-f]{1,8}):(T[0-9a-f]{1,8},)?/y;

/** The text a Next.js app-router page sends in pieces; a piece may end in the middle of a word. */
export function flightText(scripts: string[]): string {
  return scripts
    .flatMap((script) => {
      const pieces: string[] = [];
      for (let at = script.indexOf(PUSH); at >= 0; at = script.indexOf(PUSH, at + 1)) {
        const quote = script.indexOf('"', at);
        const piece = quote < 0 ? null : readString(script, quote);
        if (!piece) break;
        pieces.push(piece.value);
        at = piece.end;
      }
      return pieces;
    })
    .join('');
}

/**
 * The rows of that stream: data, and long texts under their own row id, which
 * the data names as `$1f`. A row that is neither is passed over.
 */
export function flightRows(stream: string): { values: unknown[]; texts: Map<string, string> } {
  const values: unknown[] = [];
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
    const value = /^[[{]/.test(row) ? parseJson(row) : undefined;
    if (value !== undefined) values.push(value);
    at = end < 0 ? stream.length : end + 1;
  }
  return { values, texts };
}
