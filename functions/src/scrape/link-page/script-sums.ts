import { decodeTypo3, fromBase64 } from './coded-address.ts';
import type { Token } from './script-tokens.ts';

export interface Value {
  text: string;
  /** Of how many pieces the page's author put it together; code counts as many. */
  parts: number;
  end: number;
}

const MOST_ARGUMENTS = 500;
/** No address is longer; keeps sums of sums from growing without end. */
export const LONGEST_VALUE = 5000;

/** A list of letter codes that spell an address; empty for any other list. */
function fromCodes(values: string[]): string {
  if (values.length < 6 || !values.every((value) => /^\d{2,3}$/.test(value))) return '';
  const text = String.fromCharCode(...values.map(Number));
  return /^[!-~]+$/.test(text) && text.includes('@') ? text : '';
}

function decodeUri(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const DECODERS: Record<string, (values: string[]) => string> = {
  atob: ([text = '']) => fromBase64(text),
  unescape: ([text = '']) => decodeUri(text),
  decodeURIComponent: ([text = '']) => decodeUri(text),
  decodeURI: ([text = '']) => decodeUri(text),
  linkTo_UnCryptMailto: ([text = '']) => decodeTypo3(decodeUri(text)),
  fromCharCode: (codes) => codes.map((code) => String.fromCharCode(Number(code) & 0xffff)).join(''),
};

/** Reads sums of strings, known names and decoders out of a list of tokens. */
export function sums(list: Token[], names: Map<string, Value>) {
  const sign = (at: number) => (list[at]?.kind === 'sign' ? list[at].text : '');
  const name = (at: number) => (list[at]?.kind === 'name' ? list[at].text : '');

  /** Strings and numbers between brackets, up to the closing one. */
  const values = (
    start: number,
    close: string,
    depth: number,
  ): { texts: string[]; end: number } | null => {
    const texts: string[] = [];
    let at = start;
    while (sign(at) !== close) {
      if (texts.length > MOST_ARGUMENTS) return null;
      const number = /^(?:0x[0-9a-f]{1,4}|\d{1,6})$/i.exec(name(at))?.[0];
      const value = number === undefined ? sum(at, depth + 1) : { text: number, end: at + 1 };
      if (!value) return null;
      texts.push(value.text);
      at = value.end;
      if (sign(at) === ',') at += 1;
      else if (sign(at) !== close) return null;
    }
    return { texts, end: at + 1 };
  };
  const call = (at: number, depth: number): Value | null => {
    const decoder = Object.hasOwn(DECODERS, name(at)) ? DECODERS[name(at)] : undefined;
    if (!decoder || sign(at + 1) !== '(') return null;
    const given = values(at + 2, ')', depth);
    return given && { text: decoder(given.texts), parts: 9, end: given.end };
  };
  /** `.join('')`, `.split('').reverse().join('')`, `.replace('x', 'y')` behind a value. */
  const afterwards = (value: Value, items: string[] | null): Value => {
    let { text, end } = value;
    let parts = items;
    while (sign(end) === '.' && sign(end + 2) === '(') {
      const given = values(end + 3, ')', 1);
      const [first = '', second = ''] = given?.texts ?? [];
      const method = name(end + 1);
      if (!given) break;
      if (method === 'split') parts = text.split(first);
      else if (method === 'reverse') parts = (parts ?? Array.from(text)).toReversed();
      else if (method === 'join') text = (parts ?? [text]).join(first);
      else if (method === 'replace') text = text.replace(first, () => second);
      else break;
      end = given.end;
    }
    return { text, parts: end > value.end ? 9 : value.parts, end };
  };
  const term = (at: number, depth: number): Value | null => {
    const token = list[at];
    if (!token || depth > 5) return null;
    if (token.kind === 'string')
      return afterwards({ text: token.text, parts: 1, end: at + 1 }, null);
    if (token.text === '[') {
      const given = values(at + 1, ']', depth);
      if (!given) return null;
      const text = fromCodes(given.texts);
      if (text) return { text, parts: 9, end: given.end };
      return sign(given.end) === '.'
        ? afterwards({ text: '', parts: 9, end: given.end }, given.texts)
        : null;
    }
    if (token.text === '(') {
      const inner = sum(at + 1, depth + 1);
      return inner && sign(inner.end) === ')'
        ? afterwards({ ...inner, end: inner.end + 1 }, null)
        : null;
    }
    if (token.kind !== 'name') return null;
    if (sign(at + 1) === '.' && (token.text === 'String' || token.text === 'window'))
      return call(at + 2, depth);
    const isMember = sign(at + 1) === '.' && names.has(`${token.text}.${name(at + 2)}`);
    const known = names.get(isMember ? `${token.text}.${name(at + 2)}` : token.text);
    const end = at + (isMember ? 3 : 1);
    return call(at, depth) ?? (known ? afterwards({ ...known, end }, null) : null);
  };
  const sum = (start: number, depth = 0): Value | null => {
    let total = term(start, depth);
    while (total && total.text.length < LONGEST_VALUE && sign(total.end) === '+') {
      const next = term(total.end + 1, depth);
      if (!next) break;
      total = { text: total.text + next.text, parts: total.parts + next.parts, end: next.end };
    }
    return total;
  };
  return { sum, values, sign, name };
}
