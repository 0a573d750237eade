import { readLiteral } from './js-literal.ts';

const NUXT = /__NUXT__\s{0,5}=\s{0,5}\(function\(([\w$,\s]{0,4000})\)\s{0,5}\{\s{0,5}return\s{0,5}/;

/**
 * The data of Nuxt 2, which hands the values that occur more than once to a
 * function; its text is read, not run. Undefined where a script has none.
 */
export function nuxtFunction(script: string): unknown {
  const head = NUXT.exec(script);
  if (!head) return undefined;
  const start = head.index + head[0].length;
  const shape = readLiteral(script, start);
  const open = script.indexOf('}(', shape.end);
  if (shape.isBroken || open < 0) return undefined;
  const values = readLiteral(`[${script.slice(open + 2).replace(/\)\);?\s*$/, '')}]`, 0);
  if (!Array.isArray(values.value)) return undefined;
  const given = values.value as unknown[];
  const names = (head[1] ?? '').split(',').map((name) => name.trim());
  return readLiteral(script, start, new Map(names.map((name, index) => [name, given[index]])))
    .value;
}
