import { parseJson } from './json-value.ts';
import type { PageSource } from './page-source.ts';

/** One page is read as a profile first and as a page of links then; its data is parsed once. */
const parsedPages = new WeakMap<PageSource, { text: string; value: unknown }>();

/** The value of a page's JSON, `text` being the part of its body that holds it; undefined when broken. */
export function pageJson(page: PageSource, text: string): unknown {
  const before = parsedPages.get(page);
  if (before?.text === text) return before.value;
  const value = parseJson(text);
  parsedPages.set(page, { text, value });
  return value;
}
