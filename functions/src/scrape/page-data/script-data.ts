import { calledFunctions } from './called-functions.ts';
import { decodeData, MAY_BE_DATA, wholeData } from './decode-data.ts';
import { readLiteral, readString } from './js-literal.ts';

/** Data found on a page, with what it is called there; empty when it has no name. */
export interface NamedData {
  name: string;
  value: unknown;
}

/** Judges a value by the script's text before it, 200 characters at most. */
export type IsWanted = (before: string) => boolean;

/** A text, or where a value begins: assigned, passed on, returned, or at the start of a line. */
const TOKEN = /["'`]|(?:^|[=(,;\n]|\b(?:return|default)\b|<!--)\s{0,20}(?=[[{])/g;
const NAME_BEFORE = /([\w$]{1,60})["'\]\s]{0,5}=?\s{0,5}$/;
const LONGEST_NAME = 80;
const LONGEST_BEFORE = 200;
const SHORTEST_DATA = 20;
/** Times its length that a script is read: what turns out to be no value is read again. */
const MOST_READS = 3;
/** Texts that look like data, of one script. */
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

/** What a script states in place: objects and lists, and texts that are data themselves. */
function statedData(script: string, isWanted: IsWanted): NamedData[] {
  let texts = 0;
  const found: NamedData[] = [];
  const wants = (at: number) => isWanted(script.slice(Math.max(0, at - LONGEST_BEFORE), at));
  let left = script.length * MOST_READS;
  let at = 0;
  while (left > 0 && found.length < MOST_VALUES) {
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(script);
    if (!token) break;
    const start = token.index + token[0].length;
    const add = (value: unknown) => {
      if (typeof value !== 'object' || value === null) return;
      found.push({ name: nameBefore(script, token.index + 1), value });
    };
    if (/^["'`]$/.test(token[0])) {
      const text = readSum(script, token.index);
      left -= (text?.end ?? lineEnd(script, start)) - token.index;
      at = text?.end ?? start;
      if (!text || !MAY_BE_DATA.test(text.value) || texts >= MOST_TEXTS) continue;
      if (!wants(token.index)) continue;
      texts += 1;
      add(decodeData(text.value));
      continue;
    }
    at = start + 1;
    if (!wants(start)) continue;
    const literal = readLiteral(script, start);
    left -= literal.end - start;
    if (!literal.isBroken) at = Math.max(literal.end, at);
    if (literal.end - start > SHORTEST_DATA) add(wholeData(literal.value));
  }
  return found;
}

/**
 * The data in a script, wherever it is assigned or passed on: the results of its functions that are
 * called in place, and what it states. What is inside a text that is no data is not
 * read: it may be anybody's words. Nothing is run.
 */
export function scriptData(script: string, isWanted: IsWanted = () => true): NamedData[] {
  const given = calledFunctions(script).map((value) => ({ name: '', value }));
  return [...given, ...statedData(script, isWanted)];
}
