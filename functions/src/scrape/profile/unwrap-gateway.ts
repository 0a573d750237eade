import { isJsonObject, parseJson } from '../json-value.ts';
import type { PageSource } from '../page-source.ts';

/** A page inside an answer: `"content":"<!DOCTYPE…`, `"html":"\u003chtml…`, `"body":"{\"data\"…`. */
const WRAPPED =
  /"(?:content|contents|html|rawHtml|browserHtml|body|response|result|data)"\s{0,9}:\s{0,9}"\s{0,9}(?:<(?:!doctype|html|head)|\\u003c|\{\\")/i;
const PAGE_KEYS = /^(?:content|contents|html|rawhtml|browserhtml|body|response|result|data)$/i;
const STATUS_KEYS = ['status_code', 'statusCode', 'http_code', 'status'];
const DEEPEST = 4;

interface Wrapped {
  body: string;
  status: number | null;
}

function find(value: unknown, status: number | null, depth = 0): Wrapped | null {
  if (Array.isArray(value)) return depth < DEEPEST ? find(value[0], status, depth + 1) : null;
  if (!isJsonObject(value) || depth > DEEPEST) return null;
  const own = STATUS_KEYS.map((key) => value[key]).find(
    (code): code is number => typeof code === 'number' && code >= 100 && code < 600,
  );
  for (const [key, inner] of Object.entries(value)) {
    const isPage = typeof inner === 'string' && PAGE_KEYS.test(key) && /^\s{0,99}[<{]/.test(inner);
    if (isPage) return { body: inner, status: own ?? status };
    const found = find(inner, own ?? status, depth + 1);
    if (found) return found;
  }
  return null;
}

/** The page inside a scraping service's answer, with the status it reports; any other page as it is. */
export function unwrapGateway<Page extends PageSource>(page: Page): Page {
  if (!/^\s{0,99}[[{]/.test(page.body) || !WRAPPED.test(page.body)) return page;
  const found = find(parseJson(page.body), null);
  return found
    ? { ...page, body: found.body, status: found.status ?? page.status, content_type: '' }
    : page;
}
