import { load } from 'cheerio/slim';
import { FURNITURE } from './screen-words.ts';

const LONGEST_HEAD = 150_000;
const BREAKS = /^<\/?(?:br|div|section|li|ul|h[1-6]|button|p|header)\b/i;
const EACH = /^<\/?(?:span|a|strong|b|dd|dt|br|div|section|li|ul|h[1-6]|button|p|header)\b/i;
const UNSEEN = /^<(script|style|svg)\b/i;
const LONGEST_NAME = 12;

/** What is between the tags, a line for each element of `breaks`; stops where a tag does not end. */
function textOf(html: string, breaks: RegExp): string {
  const texts: string[] = [];
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    texts.push(html.slice(at, open < 0 ? html.length : open));
    if (open < 0) break;
    const name = html.slice(open, open + LONGEST_NAME);
    if (breaks.test(name)) texts.push('\n');
    const unseen = UNSEEN.exec(name)?.[1];
    const end = html.indexOf('>', unseen ? html.indexOf(`</${unseen}`, open) : open);
    if (end < open) break;
    at = end + 1;
  }
  return texts.join('');
}

/** The lines of the page's head (`<header>`) as drawn, without building it; empty when it has none. */
export function drawnHead(body: string, breaks = BREAKS): string {
  const start = body.indexOf('<header');
  const end = start < 0 ? -1 : body.indexOf('</header>', start);
  if (end < 0 || end - start > LONGEST_HEAD) return '';
  const text = textOf(body.slice(start, end).replace(/\s{1,500}/g, ' '), breaks);
  return load(`<p>${text}</p>`)
    .text()
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
}

/**
 * What a head without counts says under the handle: the name, then the bio. Null where one of
 * these is missing, so that a name is no bio.
 */
export function plainHead(
  body: string,
  isHandle: (line: string) => boolean,
): { name: string; bio: string } | null {
  const lines = drawnHead(body, EACH).split('\n');
  const at = lines.findIndex(isHandle);
  const [name, ...bio] = at < 0 ? [] : lines.slice(at + 1).filter((line) => !FURNITURE.test(line));
  return name !== undefined && bio.length > 0 ? { name, bio: bio.join('\n') } : null;
}
