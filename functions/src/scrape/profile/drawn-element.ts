import { load } from 'cheerio/slim';
import { findAttribute } from '../find-attribute.ts';
import { INLINE } from '../link-page/element-rules.ts';
import { EDGE, settleEdges } from '../link-page/inline-edges.ts';

const LONGEST_ELEMENT = 5000;

/** What a drawn element says, with line breaks; its link, if it is one. */
export interface DrawnElement {
  text: string;
  /** The same with words set apart where its elements say so; an edge where that is open (inline-edges.ts). */
  words: string;
  href: string;
}

const markOf = (body: string, name: string) => findAttribute(body, 'data-e2e', name);

/** The first words in the element, without building it. */
export function drawnWords(body: string, name: string): string {
  const mark = markOf(body, name);
  const start = mark < 0 ? -1 : body.indexOf('>', mark);
  return start < 0 ? '' : (body.slice(start + 1, start + 200).split('<', 1)[0] ?? '').trim();
}

/** The first element with this `data-e2e`, cut out and read alone. Null when the page has none. */
export function drawnElement(body: string, name: string): DrawnElement | null {
  const mark = markOf(body, name);
  const start = mark < 0 ? -1 : body.lastIndexOf('<', mark);
  if (start < 0) return null;
  const $ = load(body.slice(start, start + LONGEST_ELEMENT));
  const element = $('[data-e2e]').first();
  element.find('script, style, svg').remove();
  element.find('br').replaceWith('\n');
  const href = element.attr('href') ?? element.find('a').attr('href') ?? '';
  const text = element.text().trim();
  element.find('*').each((_, inner) => {
    const border = INLINE.has(inner.name) ? EDGE : '\n';
    $(inner).before(border).after(border);
  });
  return { text, words: settleEdges(element.text()).trim(), href };
}
