import { parseJson } from '../json-value.ts';
import { joinFlatList } from '../page-data/flat-list.ts';
import { flightRows, flightText } from '../page-data/flight-stream.ts';
import { readLiteral, readString } from '../page-data/js-literal.ts';
import { nuxtFunction } from '../page-data/nuxt-function.ts';
import type { HtmlPage } from './html-page.ts';
import type { PageScript } from './page-facts.ts';

/** Data a page brings with it. */
export interface PageState {
  value: unknown;
  /** Long texts kept apart from a stream of data, by what stands in their place. */
  texts?: ReadonlyMap<string, string>;
}

const MOST_LITERALS = 2000;
/** Settings of the service and of what it measures, and whoever is signed in. */
const NOT_THE_PAGE =
  /config|settings|i18n|locale|translat|messages|datalayer|analytics|tracking|squarespace_context|shopify|ytcfg|wixbi|intercom|session|viewer|currentuser|sentry|gtag|wpcf7|woocommerce|recaptcha|feature|experiment|polyfill|consent|cookie/i;
/** `STATE = {…}`, or handed to what draws the page: `kit.start(app, element, {…})`. */
const HANDED_OVER =
  /(?:=|\b(?:start|hydrat\w{0,10}|render|mount|bootstrap|init\w{0,12})\((?:[\w$.\s]{0,40},){0,3})\s{0,20}(?=[[{]|JSON\.parse\()/g;
const NAME_BEFORE = /([\w$.[\]"']{1,80})\s{0,5}$/;
const LONGEST_NAME = 90;
const HAS_MAIL = /@|\\u0040|\\x40|%40|mail/i;

/** What a script assigns or hands over: `window.STATE = {…}`, `JSON.parse("…")`. Broken literals are passed over. */
function assignedStates(script: string): unknown[] {
  const values: unknown[] = [];
  HANDED_OVER.lastIndex = 0;
  let done = 0;
  for (let count = 0; count < MOST_LITERALS; count += 1) {
    HANDED_OVER.lastIndex = done;
    const match = HANDED_OVER.exec(script);
    if (!match) break;
    const start = match.index + match[0].length;
    const isParsed = script.startsWith('JSON.parse(', start);
    const quoted = isParsed ? readString(script, start + 'JSON.parse('.length) : null;
    const literal = isParsed
      ? { value: parseJson(quoted?.value ?? ''), end: quoted?.end ?? start + 1 }
      : readLiteral(script, start);
    const before = script.slice(Math.max(0, match.index - LONGEST_NAME), match.index);
    const isOurs = !NOT_THE_PAGE.test(NAME_BEFORE.exec(before)?.[1] ?? '');
    if (isOurs && typeof literal.value === 'object' && literal.value) values.push(literal.value);
    done = Math.max(literal.end, start + 1);
  }
  return values;
}

const isData = ({ type }: PageScript) => /json$/.test(type) && type !== 'application/ld+json';
const isPlain = ({ type }: PageScript) => type === '' || /javascript|module/.test(type);

function dataOf({ id, text }: PageScript): unknown {
  const value = parseJson(text);
  return id === '__NUXT_DATA__' ? joinFlatList(value) : value;
}

/**
 * The data a page brings: in scripts of its own, in a stream, assigned in
 * scripts, in attributes. All of it for a page that says nothing itself, else
 * only where an address may stand.
 */
export function pageStates({ scripts, states }: HtmlPage, isEmpty: boolean): PageState[] {
  const plain = scripts.filter(isPlain).map(({ text }) => text);
  const stream = flightRows(flightText(plain.filter((text) => text.includes('__next_f'))));
  const data = scripts
    .filter((script) => isData(script) && !NOT_THE_PAGE.test(script.id))
    .map(dataOf);
  const others = plain.filter(
    (text) => !text.includes('__next_f') && (isEmpty || HAS_MAIL.test(text)),
  );
  return [
    ...data.map((value) => ({ value })),
    ...stream.values.map((value) => ({ value, texts: stream.texts })),
    ...others.map((text) => ({ value: nuxtFunction(text) })),
    ...others.flatMap((text) => assignedStates(text).map((value) => ({ value }))),
    ...states.map((text) => ({ value: parseJson(text) })),
  ].filter(({ value }) => value !== undefined);
}
