import { readString } from '../page-data/js-literal.ts';

/** The words of a script: its strings, names and signs; comments and white space are left out. */
export type Token =
  | { kind: 'string'; text: string }
  | { kind: 'name'; text: string }
  | { kind: 'sign'; text: string };

/** A script, and its words. */
export interface TokenizedScript {
  text: string;
  list: Token[];
}

const MOST_TOKENS = 30_000;
const WORD = /[\w$]{1,200}/y;

/** At most 30,000; ends where a string does not. */
export function tokens(script: string): Token[] {
  const found: Token[] = [];
  let at = 0;
  while (at < script.length && found.length < MOST_TOKENS) {
    const letter = script.charAt(at);
    if (/\s/.test(letter)) at += 1;
    else if (script.startsWith('//', at)) at = script.indexOf('\n', at) + 1 || script.length;
    else if (script.startsWith('/*', at)) at = script.indexOf('*/', at) + 2 || script.length;
    else if (letter === '"' || letter === "'" || letter === '`') {
      const string = readString(script, at);
      if (!string) return found;
      found.push({ kind: 'string', text: string.value });
      at = string.end;
    } else {
      WORD.lastIndex = at;
      const name = WORD.exec(script)?.[0];
      found.push({ kind: name ? 'name' : 'sign', text: name ?? letter });
      at += name?.length ?? 1;
    }
  }
  return found;
}
