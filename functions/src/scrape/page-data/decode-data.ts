import { load } from 'cheerio/slim';
import { parseJson } from '../json-value.ts';
import { joinFlatList } from './flat-list.ts';
import { readLiteral } from './js-literal.ts';
import { objectsIn } from './objects-in.ts';

/** What keeps an answer from being run as a script, or a script from being read as HTML. */
const GUARD = /^(?:<!--|<!\[CDATA\[|for\s?\(;;\);|while\(1\);|\)\]\}',?)\s{0,99}/;
const BEHIND = /\s{0,99}(?:-->|\]\]>|;)$/;
const IN_PERCENT_CODES = /^%(?:7B|5B)/i;
/** How `{"`, `[{`, `["`, `[[` and `{ ` begin in Base64. */
const IN_BASE64 = /^(?:eyJ|W3s|WyJ|W1s|ew[og])[\w+/=-]{1,}$/;
const IN_ENTITIES = /^[[{]{1,5}\s{0,9}&(?:quot|#34|#x22);/i;
const LONGEST_WORD = 100;

/** How a text begins that may be data in any of these. */
export const MAY_BE_DATA =
  /^\s{0,99}(?:<!|for\s?\(;;\);|"?[[{]\s{0,20}[\w\\"'&[{]|%7B|%5B|eyJ|W3s|WyJ|W1s|ew[og]).{19}/is;

function fromPercentCodes(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** The JSON that a text is, in whatever coding it comes; empty for a text that is none. */
function plainJson(text: string): string {
  if (IN_PERCENT_CODES.test(text)) return fromPercentCodes(text);
  if (IN_ENTITIES.test(text)) return load(`<p>${text.replaceAll('<', '&lt;')}</p>`).text();
  if (IN_BASE64.test(text.slice(0, LONGEST_WORD))) {
    return Buffer.from(text, 'base64').toString('utf8');
  }
  const body = text.replace(GUARD, '');
  return /^(?:[[{]|"\s{0,9}[[{])/.test(body) ? body.slice(0, body.length - behind(body)) : '';
}

/** How much comes after the data, such as the end of a comment. */
const behind = (body: string) => BEHIND.exec(body.slice(-LONGEST_WORD))?.[0].length ?? 0;

/** Fields in which answers are kept as text; the words of people stand in others. */
const CARRIERS =
  /^(?:body|data|payload|json|state|props|result|response|cache|store|snapshot|model|initial\w{1,20}|preloaded\w{1,20}|\w{1,20}(?:state|data|json|payload|props))$/i;

/** Each once, however often the data names it. */
function carriedData(data: unknown): (string | unknown[])[] {
  const carried = new Set<string | unknown[]>();
  for (const value of objectsIn(data)) {
    for (const [key, inner] of Object.entries(value)) {
      const isCarrier = typeof inner === 'string' || Array.isArray(inner);
      // The body of an answer, and not of a comment.
      const isAnswer = key !== 'body' || 'status' in value;
      if (isCarrier && isAnswer && CARRIERS.test(key)) carried.add(inner);
    }
  }
  return [...carried];
}

/** Answers kept as text in answers kept as text. */
const MOST_LAYERS = 3;

/** All that a value holds: itself, and the answers kept in it as text or as a flat list. */
export function unfoldData(value: unknown, layers = MOST_LAYERS): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  if (layers === 0) return [value];
  const carried = carriedData(value).map((inner) =>
    typeof inner === 'string' ? decodeData(inner) : joinFlatList(inner),
  );
  return [value, ...carried.flatMap((inner) => unfoldData(inner, layers - 1))];
}

/** The value of a text that is one, as a script writes it; undefined where something follows it. */
function looseValue(text: string): unknown {
  const { value, end } = readLiteral(text, 0);
  return end >= text.length ? value : undefined;
}

/** A value as its container means it: a flat list is put together. */
export const wholeData = (value: unknown): unknown => joinFlatList(value) ?? value;

/**
 * The data that a text is, in whatever coding it comes: JSON, also as a script
 * writes it, percent codes, entities, Base64. Undefined for other texts.
 */
export function decodeData(text: string, layers = MOST_LAYERS): unknown {
  const json = plainJson(text.trim());
  if (json === '') return undefined;
  const value = parseJson(json) ?? looseValue(json);
  if (typeof value === 'string' && layers > 0) return decodeData(value, layers - 1);
  return typeof value === 'object' && value !== null ? wholeData(value) : undefined;
}
