import { parseJson } from '../json-value.ts';
import { joinFlatList } from '../page-data/flat-list.ts';
import { flightRows, flightText } from '../page-data/flight-stream.ts';
import { readLiteral, readString } from '../page-data/js-literal.ts';
import { attributeState } from './attribute-state.ts';
import { calledFunctions } from './called-functions.ts';
import type { HtmlPage } from './html-page.ts';
import type { PageScript } from './page-facts.ts';
import { isPassedOver } from './passed-over.ts';

/** Data a page brings with it. */
export interface PageState {
  value: unknown;
  /** Long texts kept apart from a stream of data, by what stands in their place. */
  texts?: ReadonlyMap<string, string>;
}

const MOST_LITERALS = 2000;
/** Settings of the service and of what it measures, and whoever is signed in. */
const NOT_THE_PAGE =
  /config|settings|i18n|locale|translat|messages|datalayer|analytics|tracking|squarespace_context|shopify|ytcfg|wixbi|intercom|session|viewer|current[-_ ]?user|sentry|gtag|wpcf7|woocommerce|recaptcha|feature|experiment|polyfill|consent|cookie/i;
/** `STATE = {…}`, or handed to what draws the page: `kit.start(app, element, {…})`, `data.push({…})`. */
const HANDED_OVER =
  /(?:=|\b(?:start|hydrat\w{0,10}|render|mount|bootstrap|init\w{0,12}|push|freeze|createApp|createElement|\w{1,20}(?:Page|Profile|Links|State|App))\((?:[\w$.\s]{0,40},){0,3}|=>\s{0,5}\()\s{0,20}(?=[[{]|JSON\.parse\(|["'`](?:[[{%]|eyJ|W3si))/g;
/** How a parsed text is written down: as it is, in percent codes, in Base64. */
const PARSED = /JSON\.parse\(\s{0,5}(?:(?:window\.)?(decodeURIComponent|unescape|atob)\(\s{0,5})?/y;
/** React Router sends its data in lines of a stream. */
const ENQUEUED = 'streamController.enqueue(';
/** Calls that speak of whoever looks at the page. */
const OF_VISITORS = /track|user|visit|event|layer|ident/i;
/** What a page's data is pushed onto; others collect what visitors do. */
const PUSHED_ONTO =
  /(?:data|state|page|payload|store|props|cache|profile|bio|links)[\w\])"'|[.\s]{0,40}\.$/i;
const NAME_BEFORE = /([\w$.[\]"']{1,80})\s{0,5}$/;
const LONGEST_NAME = 90;
const HAS_MAIL = /@|\\u0040|\\x40|%40|mail|atob|bWFpbHRv|eyJ/i;

function decodedText(text: string, by = ''): string {
  if (by === 'atob') return Buffer.from(text, 'base64').toString('utf8');
  try {
    return by ? decodeURIComponent(text) : text;
  } catch {
    return text;
  }
}

/** The value of `JSON.parse("…")` at a place, and where its text ends. */
function parsedText(script: string, start: number): { value: unknown; end: number } {
  PARSED.lastIndex = start;
  const [call = '', by] = PARSED.exec(script) ?? [];
  const quoted = readString(script, start + call.length);
  if (!quoted) return { value: undefined, end: start + 1 };
  return { value: parseJson(decodedText(quoted.value, by)), end: quoted.end };
}

/** The value that begins at a place: parsed, as a text of its own, or as a script writes it. */
function valueAt(script: string, start: number): { value: unknown; end: number } {
  if (script.startsWith('JSON.parse(', start)) return parsedText(script, start);
  if (/["'`]/.test(script.charAt(start))) {
    const text = readString(script, start);
    return { value: text ? attributeState(text.value) : undefined, end: text?.end ?? start + 1 };
  }
  return readLiteral(script, start);
}

/** The data in the lines of a stream: flat lists whose parts name each other by place. */
function enqueuedStates(script: string): unknown[] {
  const lines: string[] = [];
  for (let at = script.indexOf(ENQUEUED); at >= 0; at = script.indexOf(ENQUEUED, at)) {
    const piece = readString(script, at + ENQUEUED.length);
    if (!piece) break;
    lines.push(...piece.value.split('\n', MOST_LITERALS));
    at = piece.end;
  }
  return lines.map((line) => joinFlatList(parseJson(line.replace(/^P\d{1,4}:/, ''))));
}

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
    const literal = valueAt(script, start);
    const before = script.slice(Math.max(0, match.index - LONGEST_NAME), match.index);
    const isPushed = match[0].startsWith('push') && !PUSHED_ONTO.test(before);
    const name = NAME_BEFORE.exec(before)?.[1] ?? '';
    const last = name.split(/[.[\]"']/).findLast(Boolean) ?? '';
    const isSaid =
      !isPushed && !OF_VISITORS.test(match[0]) && !NOT_THE_PAGE.test(name) && !isPassedOver(last);
    if (isSaid && typeof literal.value === 'object' && literal.value) values.push(literal.value);
    done = Math.max(literal.end, start + 1);
  }
  return values;
}

const isPlain = ({ type }: Pick<PageScript, 'type'>) =>
  type === '' || /javascript|module/.test(type);
/** Whatever its type is called: `application/json`, `fastboot/shoebox`. */
const isData = ({ type, text }: PageScript) =>
  !isPlain({ type }) && type !== 'application/ld+json' && /^\s{0,99}[[{]/.test(text);
const isOurs = (name: string) => !NOT_THE_PAGE.test(name) && !isPassedOver(name);

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
  const data = scripts.filter((script) => isData(script) && isOurs(script.id)).map(dataOf);
  const others = plain.filter(
    (text) => !text.includes('__next_f') && (isEmpty || HAS_MAIL.test(text)),
  );
  return [
    ...data.map((value) => ({ value })),
    ...stream.values.map((value) => ({ value, texts: stream.texts })),
    ...others.flatMap((text) => calledFunctions(text).map((value) => ({ value }))),
    ...others.flatMap((text) => assignedStates(text).map((value) => ({ value }))),
    ...others.flatMap((text) => enqueuedStates(text).map((value) => ({ value }))),
    ...states
      .filter(({ name }) => isOurs(name))
      .map(({ text }) => ({ value: attributeState(text) })),
  ].filter(({ value }) => value !== undefined);
}
