/** What stands between a name and its sign, or between the sign and the domain. */
export type Gap = 'none' | 'space' | 'line';

const BEHIND = /[ \t]{0,3}(?:\n[ \t]{0,2})?/y;
const BEFORE = /(?:[ \t]{0,2}\n)?[ \t]{0,3}$/;
const LONGEST = 8;

/** The white space that begins at `from`: a few spaces and one line break at most. */
export function whiteBehind(text: string, from: number): string {
  BEHIND.lastIndex = from;
  return BEHIND.exec(text)?.[0] ?? '';
}

/** The white space that ends at `end`. */
export const whiteBefore = (text: string, end: number): string =>
  BEFORE.exec(text.slice(Math.max(0, end - LONGEST), end))?.[0] ?? '';

export const gapOf = (white: string): Gap =>
  white.includes('\n') ? 'line' : white ? 'space' : 'none';

/** True when the line goes on with a word behind a space. */
export const wordFollows = (text: string, end: number): boolean =>
  /^[ \t]{1,2}[\p{L}\p{N}]/u.test(text.slice(end, end + 4));
