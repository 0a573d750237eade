import { decodeData, MAY_BE_DATA, unfoldData } from './decode-data.ts';
import { readLiteral, readString } from './js-literal.ts';

/** Data found on a page, with what it is called there; empty when it has no name. */
export interface NamedData {
  name: string;
  value: unknown;
}

/** A text, or where a value begins: assigned, handed over, returned, or at the start of a line. */
const TOKEN = /["'`]|(?:^|[=(,;\n]|\b(?:return|default)\b|<!--)\s{0,20}(?=[[{])/g;
const NAME_BEFORE = /([\w$]{1,60})["'\]\s]{0,5}=?\s{0,5}$/;
const LONGEST_NAME = 80;
const SHORTEST_DATA = 20;
/** Texts that look like data, of one script. */
/** Times its length that a script is looked at: what turns out to be no value is looked at again. */
const MOST_LOOKS = 3;
const MOST_TEXTS = 500;
const MOST_VALUES = 5000;

function nameBefore(script: string, at: number): string {
  return NAME_BEFORE.exec(script.slice(Math.max(0, at - LONGEST_NAME), at))?.[1] ?? '';
}

/** Where a text that does not end was given up. */
function lineEnd(script: string, at: number): number {
  const end = script.indexOf('\n', at);
  return end < 0 ? script.length : end;
}

const NEXT = /\s{0,20}\+\s{0,20}(?=["'`])/y;

/** The text that begins here, with those that are added to it: `'{"a":' + '1}'`. */
function readSum(script: string, start: number): { value: string; end: number } | null {
  const first = readString(script, start);
  if (!first) return null;
  const values = [first.value];
  let { end } = first;
  for (;;) {
    NEXT.lastIndex = end;
    const sign = NEXT.exec(script);
    const next = sign && readString(script, end + sign[0].length);
    if (!next) return { value: values.join(''), end };
    values.push(next.value);
    ({ end } = next);
  }
}

/**
 * The data in a script, wherever it is assigned or handed over: objects and
 * lists, and texts that are data themselves. What stands inside a text that is
 * none is not looked at: it may be anybody's words. Nothing is run.
 */
export function scriptData(script: string): NamedData[] {
  let texts = 0;
  const found: NamedData[] = [];
  let looks = script.length * MOST_LOOKS;
  let at = 0;
  while (looks > 0 && found.length < MOST_VALUES) {
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(script);
    if (!token) break;
    const start = token.index + token[0].length;
    const name = () => nameBefore(script, token.index + 1);
    if (/^["'`]$/.test(token[0])) {
      const text = readSum(script, token.index);
      looks -= (text?.end ?? lineEnd(script, start)) - token.index;
      at = text?.end ?? start;
      const isData = text !== null && MAY_BE_DATA.test(text.value) && texts < MOST_TEXTS;
      if (isData) texts += 1;
      const values = isData ? decodeData(text.value) : [];
      for (const value of values) found.push({ name: name(), value });
      continue;
    }
    const literal = readLiteral(script, start);
    looks -= literal.end - start;
    at = literal.isBroken ? start + 1 : Math.max(literal.end, start + 1);
    const values = literal.end - start > SHORTEST_DATA ? unfoldData(literal.value) : [];
    for (const value of values) found.push({ name: name(), value });
  }
  return found;
}
