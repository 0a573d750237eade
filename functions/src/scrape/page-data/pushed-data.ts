import { decodeData } from './decode-data.ts';
import { readString } from './js-literal.ts';
import type { IsWanted, NamedData } from './script-data.ts';

/** `queue.push("…")`, `stream.append('…')`, `text += "…"`. */
const GROWTH = /(?:\.(?:push|append|write|enqueue|concat)\(|\+=)\s{0,9}(?=["'])/g;
const NAME_BEFORE = /([\w$]{1,60})["'\])\s]{0,4}$/;
const LONGEST_BEFORE = 64;
const MOST_LINES = 2000;

/** The texts that scripts put together piece by piece, a piece ending anywhere, with what they are called. */
function pushedTexts(scripts: string[], isWanted: IsWanted): Map<string, string[]> {
  const texts = new Map<string, string[]>();
  for (const script of scripts) {
    GROWTH.lastIndex = 0;
    for (let match = GROWTH.exec(script); match; match = GROWTH.exec(script)) {
      const start = Math.max(0, match.index - LONGEST_BEFORE);
      const name = NAME_BEFORE.exec(script.slice(start, match.index))?.[1] ?? '';
      const piece = readString(script, GROWTH.lastIndex);
      if (!piece) break;
      const isKept = isWanted(script.slice(start, GROWTH.lastIndex));
      GROWTH.lastIndex = piece.end;
      if (!isKept) continue;
      const pieces = texts.get(name) ?? [];
      pieces.push(piece.value);
      texts.set(name, pieces);
    }
  }
  return texts;
}

/** A line of a router's stream may be the answer to a promise: `P4:[…]`. */
const dataOfLine = (line: string) => decodeData(line.replace(/^P\d{1,4}:/, ''));

/**
 * The data in texts that scripts put together: of one text, or in each line of
 * a stream. A text of one piece that is data is left to `scriptData`.
 */
export function pushedData(scripts: string[], isWanted: IsWanted = () => true): NamedData[] {
  return [...pushedTexts(scripts, isWanted)].flatMap(([name, pieces]) => {
    const text = pieces.join('');
    const whole = decodeData(text);
    if (whole !== undefined && pieces.length === 1) return [];
    const values = whole ? [whole] : text.split('\n', MOST_LINES).map(dataOfLine);
    return values.flatMap((value) => (value === undefined ? [] : [{ name, value }]));
  });
}
