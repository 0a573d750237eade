import { readLiteral, readString } from './js-literal.ts';

/**
 * `(function(a,b){return {…}}("…",1))`, `((a,b)=>({…}))("…",1)`: values that occur more than once
 * are passed as arguments.
 */
const FUNCTION =
  /\((?:function\s{0,5}\(([\w$,\s]{0,4000})\)\s{0,5}\{\s{0,5}return\s{0,5}|\(([\w$,\s]{0,4000})\)\s{0,5}=>\s{0,5}\(\s{0,5}(?=\{))/g;
/** What ends a function's text before it is called. */
const CALL = /[\s;})]{1,20}\(/y;
const MOST_FUNCTIONS = 200;

/** Where the bracket at `open` is closed; -1 when it is not. */
function closeOf(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if ('([{'.includes(letter)) depth += 1;
    else if (')]}'.includes(letter)) depth -= 1;
    else if ('"\'`'.includes(letter)) {
      const string = readString(text, at);
      if (!string) return -1;
      at = string.end - 1;
    }
    if (depth === 0) return at;
  }
  return -1;
}

/**
 * The results of a script's functions that are called where they stand, as Nuxt 2 and SvelteKit
 * write data; their text is read, nothing is run.
 */
export function calledFunctions(script: string): unknown[] {
  const values: unknown[] = [];
  FUNCTION.lastIndex = 0;
  for (let count = 0, done = 0; count < MOST_FUNCTIONS; count += 1) {
    FUNCTION.lastIndex = done;
    const head = FUNCTION.exec(script);
    if (!head) break;
    const start = head.index + head[0].length;
    const shape = readLiteral(script, start);
    done = Math.max(shape.end, start);
    CALL.lastIndex = shape.end;
    const call = shape.isBroken ? null : CALL.exec(script);
    const open = call ? call.index + call[0].length - 1 : -1;
    const close = open < 0 ? -1 : closeOf(script, open);
    if (close < 0) continue;
    done = close;
    const given = readLiteral(`[${script.slice(open + 1, close)}]`, 0).value;
    if (!Array.isArray(given)) continue;
    const names = (head[1] ?? head[2] ?? '').split(',').map((name) => name.trim());
    const known = new Map<string, unknown>(names.map((name, place) => [name, given[place]]));
    values.push(readLiteral(script, start, known).value);
  }
  return values;
}
