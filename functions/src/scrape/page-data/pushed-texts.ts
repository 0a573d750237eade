import { readString } from './js-literal.ts';

/** `queue.push("…")`, `stream.append('…')`, `text += "…"`. */
const GROWTH = /(?:\.(?:push|append|write|enqueue|concat)\(|\+=)\s{0,9}(?=["'])/g;
const NAME_BEFORE = /([\w$]{1,60})["'\])\s]{0,4}$/;
const LONGEST_NAME = 64;

/** The texts that scripts put together piece by piece, a piece ending anywhere; those of one piece are left out. */
export function pushedTexts(scripts: string[]): string[] {
  const texts = new Map<string, string[]>();
  for (const script of scripts) {
    GROWTH.lastIndex = 0;
    for (let match = GROWTH.exec(script); match; match = GROWTH.exec(script)) {
      const before = script.slice(Math.max(0, match.index - LONGEST_NAME), match.index);
      const name = NAME_BEFORE.exec(before)?.[1] ?? '';
      const piece = readString(script, GROWTH.lastIndex);
      if (!piece) break;
      const pieces = texts.get(name) ?? [];
      pieces.push(piece.value);
      texts.set(name, pieces);
      GROWTH.lastIndex = piece.end;
    }
  }
  return [...texts.values()].filter(({ length }) => length > 1).map((pieces) => pieces.join(''));
}
