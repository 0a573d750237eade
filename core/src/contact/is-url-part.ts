const LOOK_BACK = 200;

/** True inside `https://user:pass@host` and paths; `mailto:` is the exception, also behind a slip of the pen (`https://mailto:`). */
export function isUrlPart(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - LOOK_BACK), start);
  const token = /[\x21-\x7e]*$/.exec(before.replace(/["'`<>()[\]{}|,;]/g, ' '))?.[0] ?? '';
  return token.includes('://') && !/mailto:\/*$/i.test(token);
}
