import { isMarkedLetter } from './read-local.ts';

const LOOK_BACK = 200;

const ENDS_TOKEN = new Set(`"'\`<>()[]{}|,;`);

/**
 * The visible ASCII and marked letters that end a text, since the last space, quote or bracket.
 * Letter by letter: a regular expression would start again at each letter, in quadratic time.
 */
function lastToken(text: string): string {
  let start = text.length;
  while (start > 0) {
    const sign = text.charAt(start - 1);
    if (sign <= ' ' || ENDS_TOKEN.has(sign) || (sign > '~' && !isMarkedLetter(sign))) break;
    start -= 1;
  }
  return text.slice(start);
}

/** True inside `https://user:pass@host` and paths; `mailto:` is the exception, also behind a slip of the pen (`https://mailto:`). */
export function isUrlPart(text: string, start: number): boolean {
  const token = lastToken(text.slice(Math.max(0, start - LOOK_BACK), start));
  return token.includes('://') && !/mailto:\/*$/i.test(token);
}
