import { isWhole } from './coded-address.ts';
import type { Token, TokenizedScript } from './script-tokens.ts';

/** Addresses whose letters a script moves by a number, or through a table of letters, where it says so itself. */

type Move = (code: number) => number;

const MOVES: Record<string, (by: number) => Move> = {
  '-': (by) => (code) => code - by,
  '+': (by) => (code) => code + by,
  '^': (by) => (code) => code ^ by,
};
const CHANGE = /(?:fromCharCode|charCodeAt)\([^;+^-]{0,40}([-+^])\s{0,2}(\d{1,3})(?!\d)/g;
const MOST_MOVES = 3;
const MOST_CODES = 400;

function movesOf(script: string): Move[] {
  const found = new Map<string, Move>();
  for (const [, sign = '', by = ''] of script.matchAll(CHANGE)) {
    const move = MOVES[sign]?.(Number(by));
    if (move && found.size < MOST_MOVES) found.set(sign + by, move);
  }
  return [...found.values()];
}

/** Lists of numbers, as `[105,111,…]`. */
function codeLists(list: Token[]): number[][] {
  const lists: number[][] = [];
  let codes: number[] | null = null;
  for (const { kind, text } of list) {
    if (kind === 'sign' && text === '[') codes = [];
    else if (codes && kind === 'name' && /^\d{1,3}$/.test(text)) codes.push(Number(text));
    else if (codes && text === ']') {
      if (codes.length > 5 && codes.length <= MOST_CODES) lists.push(codes);
      codes = null;
    } else if (text !== ',') codes = null;
  }
  return lists;
}

const codesOf = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));
/** Plain strings of a script that spell nothing yet. */
const strings = (list: Token[]) =>
  list.flatMap(({ kind, text }) =>
    kind === 'string' && text.length > 5 && text.length <= MOST_CODES ? [text] : [],
  );

const addressIn = (text: string) => {
  const address = text.replace(/^mailto:/i, '').replace(/\?.*$/s, '');
  return isWhole(address) ? [address] : [];
};

/** `ml="%.0@a…", mi="047;…"`, read by `ml.charAt(mi.charCodeAt(j)-48)`: Email Encoder Bundle. */
export function lettersOfTable({ text: script, list }: TokenizedScript): string[] {
  const [, table = '', text = '', start = ''] =
    /(\w{1,20})\.charAt\((\w{1,20})\.charCodeAt\(\w{1,20}\)\s?-\s?(\d{1,3})\)/.exec(script) ?? [];
  const valueOf = (name: string) => {
    const at = list.findIndex(
      (token, index) =>
        token.kind === 'name' && token.text === name && list[index + 1]?.text === '=',
    );
    const value = at < 0 ? undefined : list[at + 2];
    return value?.kind === 'string' ? value.text : '';
  };
  const letters = table ? valueOf(table) : '';
  if (!letters) return [];
  const written = codesOf(valueOf(text)).map((code) => letters.charAt(code - Number(start)));
  try {
    return [decodeURIComponent(written.join(''))];
  } catch {
    return [written.join('')];
  }
}

/** Whole addresses alone, since any letters can be moved to some others. */
export function movedLetters({ text, list }: TokenizedScript): string[] {
  const moves = movesOf(text);
  const codes = moves.length > 0 ? [...codeLists(list), ...strings(list).map(codesOf)] : [];
  return moves.flatMap((move) =>
    codes.flatMap((letters) => addressIn(String.fromCharCode(...letters.map(move)))),
  );
}
