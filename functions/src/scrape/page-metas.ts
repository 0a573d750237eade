import { load } from 'cheerio/slim';
import { findAttribute } from './find-attribute.ts';

export interface PageMetas {
  title: string;
  /** The first meta of each name or property, decoded. */
  meta: (name: string) => string;
  /** The page's own address as it states it, in `link` or metas; empty when it does not. */
  address: string;
}

const LONGEST_TAG = 20_000;
const MOST_TAGS = 200;

/** The end of a tag, not fooled by `>` inside quotes. Zero when it does not end within reason. */
function tagEnd(body: string, start: number): number {
  let quote = '';
  for (let index = start; index < Math.min(body.length, start + LONGEST_TAG); index += 1) {
    const sign = body.charAt(index);
    if (quote) quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '>') return index + 1;
  }
  return 0;
}

function metaTags(body: string): string[] {
  const tags: string[] = [];
  let start = body.indexOf('<meta');
  while (start >= 0 && tags.length < MOST_TAGS) {
    const end = tagEnd(body, start);
    if (end) tags.push(body.slice(start, end));
    start = body.indexOf('<meta', end || start + LONGEST_TAG);
  }
  return tags;
}

function canonicalTag(body: string): string {
  const mark = findAttribute(body, 'rel', 'canonical');
  const start = mark < 0 ? -1 : body.lastIndexOf('<link', mark);
  const end = start < 0 || mark - start > LONGEST_TAG ? 0 : tagEnd(body, start);
  return end > mark ? body.slice(start, end) : '';
}

/** The page's own title, still encoded: a drawing has titles too, which name an icon. */
function pageTitle(body: string): string {
  const title = /<title[^>]{0,200}>([^<]{0,1000})/.exec(body);
  if (!title) return '';
  const drawing = body.lastIndexOf('<svg', title.index);
  const isInDrawing = drawing >= 0 && drawing > body.lastIndexOf('</svg', title.index);
  return isInDrawing ? '' : (title[1] ?? '');
}

/** Title, metas and address of a page, cut out first: a document of a megabyte is never built. */
export function readMetas(body: string): PageMetas {
  const title = pageTitle(body);
  const $ = load(`<title>${title}</title>${metaTags(body).join('')}${canonicalTag(body)}`);
  const found = new Map<string, string>();
  for (const element of $('meta').toArray()) {
    const { name, property, content = '' } = element.attribs;
    const key = name ?? property ?? '';
    if (!found.has(key)) found.set(key, content);
  }
  const canonical = $('link').attr('href') ?? '';
  return {
    title: $('title').text().trim(),
    meta: (name) => found.get(name) ?? '',
    address: canonical || (found.get('og:url') ?? ''),
  };
}
