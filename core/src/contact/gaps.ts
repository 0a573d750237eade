/** What is between a name and its sign, or between the sign and the domain. */
export type Gap = 'none' | 'space' | 'line';

const MOST_SPACES = 3;

const isSpace = (text: string, index: number): boolean => {
  const code = text.charCodeAt(index);
  return code === 0x20 || code === 0x09;
};

/** The white space that begins at `from`: a few spaces and one line break at most. */
export function whiteBehind(text: string, from: number): string {
  let end = from;
  while (end - from < MOST_SPACES && isSpace(text, end)) end += 1;
  if (text.charAt(end) === '\n') {
    end += 1;
    for (let indent = 0; indent < 2 && isSpace(text, end); indent += 1) end += 1;
  }
  return text.slice(from, end);
}

/** The white space that ends at `end`. */
export function whiteBefore(text: string, end: number): string {
  let start = end;
  while (end - start < MOST_SPACES && isSpace(text, start - 1)) start -= 1;
  if (text.charAt(start - 1) === '\n') {
    start -= 1;
    for (let indent = 0; indent < 2 && isSpace(text, start - 1); indent += 1) start -= 1;
  }
  return text.slice(start, end);
}

export const gapOf = (white: string): Gap =>
  white.includes('\n') ? 'line' : white ? 'space' : 'none';

/** True when the line goes on with a word behind a space. */
export const wordFollows = (text: string, end: number): boolean =>
  /^[ \t]{1,2}[\p{L}\p{N}]/u.test(text.slice(end, end + 4));
