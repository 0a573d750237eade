import { DECODERS } from './script-decoders.ts';
import type { Token } from './script-tokens.ts';

export interface Value {
  text: string;
  /** Of how many pieces the page's author put it together; code counts as many. */
  parts: number;
  end: number;
  /** Of a list, which has no text of its own. */
  items?: string[];
}

const MOST_ARGUMENTS = 500;
const DEEPEST = 5;
/** No address is longer; keeps sums of sums from growing without end. */
export const LONGEST_VALUE = 5000;
const CODED = 9;

/** A script's tokens, and what its names are known to hold. */
interface Script {
  list: Token[];
  names: Map<string, Value>;
}

const signAt = ({ list }: Script, at: number) => (list[at]?.kind === 'sign' ? list[at].text : '');
const nameAt = ({ list }: Script, at: number) => (list[at]?.kind === 'name' ? list[at].text : '');
const numberAt = (script: Script, at: number) =>
  /^(?:0x[0-9a-f]{1,4}|\d{1,6})$/i.exec(nameAt(script, at))?.[0];

/** Strings and numbers between brackets, up to the closing one. */
function readValues(
  script: Script,
  { start, close, depth }: { start: number; close: string; depth: number },
): { texts: string[]; end: number } | null {
  const texts: string[] = [];
  let at = start;
  while (signAt(script, at) !== close) {
    if (texts.length > MOST_ARGUMENTS) return null;
    const number = numberAt(script, at);
    const value =
      number === undefined ? readSum(script, at, depth + 1) : { text: number, end: at + 1 };
    if (!value) return null;
    texts.push(value.text);
    at = value.end;
    if (signAt(script, at) === ',') at += 1;
    else if (signAt(script, at) !== close) return null;
  }
  return { texts, end: at + 1 };
}

function readCall(script: Script, at: number, depth: number): Value | null {
  const name = nameAt(script, at);
  const decoder = Object.hasOwn(DECODERS, name) ? DECODERS[name] : undefined;
  if (!decoder || signAt(script, at + 1) !== '(') return null;
  const given = readValues(script, { start: at + 2, close: ')', depth });
  return given && { text: decoder(given.texts), parts: CODED, end: given.end };
}

/** `p[2]`: an entry of a list by its number. */
function entryOf(script: Script, value: Value): Value {
  const { items, end } = value;
  const number = numberAt(script, end + 1);
  const isEntry = signAt(script, end) === '[' && signAt(script, end + 2) === ']';
  if (!items || number === undefined || !isEntry) return value;
  return { text: items[Number(number)] ?? '', parts: 1, end: end + 3 };
}

/** `.join('')`, `.split('').reverse().join('')` behind a value. */
function afterwards(script: Script, value: Value, depth: number): Value {
  let { text, end, items } = entryOf(script, value);
  const start = end;
  while (signAt(script, end) === '.' && signAt(script, end + 2) === '(') {
    if (text.length > LONGEST_VALUE) break;
    const given = readValues(script, { start: end + 3, close: ')', depth: depth + 1 });
    if (!given) break;
    const [first = ''] = given.texts;
    if (first.length * (items?.length ?? 1) > LONGEST_VALUE) break;
    const method = nameAt(script, end + 1);
    if (method === 'split') items = text.split(first);
    else if (method === 'reverse') items = (items ?? Array.from(text)).toReversed();
    else if (method === 'join') [text, items] = [(items ?? [text]).join(first), undefined];
    else break;
    end = given.end;
  }
  const parts = end > start ? CODED : value.parts;
  return items ? { text, parts, end, items } : { text, parts, end };
}

function readList(script: Script, at: number, depth: number): Value | null {
  const given = readValues(script, { start: at + 1, close: ']', depth });
  if (!given) return null;
  return afterwards(script, { text: '', parts: 1, end: given.end, items: given.texts }, depth);
}

function readName(script: Script, at: number, depth: number): Value | null {
  const name = nameAt(script, at);
  const isOfWindow = signAt(script, at + 1) === '.' && /^(?:String|window)$/.test(name);
  if (isOfWindow) return readCall(script, at + 2, depth);
  const called = readCall(script, at, depth);
  const known = called ?? script.names.get(name);
  return known ? afterwards(script, called ?? { ...known, end: at + 1 }, depth) : null;
}

function readTerm(script: Script, at: number, depth: number): Value | null {
  const token = script.list[at];
  if (!token || depth > DEEPEST) return null;
  if (token.kind === 'name') return readName(script, at, depth);
  if (token.kind === 'string')
    return afterwards(script, { text: token.text, parts: 1, end: at + 1 }, depth);
  if (token.text === '[') return readList(script, at, depth);
  if (token.text !== '(') return null;
  const inner = readSum(script, at + 1, depth + 1);
  return inner && signAt(script, inner.end) === ')'
    ? afterwards(script, { ...inner, end: inner.end + 1 }, depth)
    : null;
}

function readSum(script: Script, start: number, depth: number): Value | null {
  let total = readTerm(script, start, depth);
  while (total && total.text.length < LONGEST_VALUE && signAt(script, total.end) === '+') {
    const next = readTerm(script, total.end + 1, depth);
    if (!next) break;
    const parts = total.parts + next.parts;
    total = { text: total.text + next.text, parts, end: next.end };
  }
  return total;
}

/** Reads sums of strings, known names and decoders out of a list of tokens. Nothing is run. */
export function sums(list: Token[], names: Map<string, Value>) {
  const script = { list, names };
  return {
    sum: (start: number) => readSum(script, start, 0),
    sign: (at: number) => signAt(script, at),
    name: (at: number) => nameAt(script, at),
  };
}
