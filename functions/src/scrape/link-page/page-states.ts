import { parseJson } from '../json-value.ts';
import { attributeState } from './attribute-state.ts';
import { flightRows, flightText } from './flight-stream.ts';
import type { HtmlPage } from './html-page.ts';
import type { PageScript } from './page-facts.ts';
import { readLiteral, readString } from './js-literal.ts';
import { joinNuxtData } from './nuxt-data.ts';
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
  /(?:=|\b(?:start|hydrat\w{0,10}|render|mount|bootstrap|init\w{0,12}|push)\((?:[\w$.\s]{0,40},){0,3})\s{0,20}(?=[[{]|JSON\.parse\()/g;
/** How a parsed text is written down: as it is, in percent codes, in Base64. */
const PARSED = /JSON\.parse\(\s{0,5}(?:(?:window\.)?(decodeURIComponent|unescape|atob)\(\s{0,5})?/y;
/** React Router sends its data in lines of a stream. */
const ENQUEUED = 'streamController.enqueue(';
/** What a page's data is pushed onto; others collect what visitors do. */
const PUSHED_ONTO =
  /(?:data|state|page|payload|store|props|cache|profile|bio|links)[\w\])"'|[.\s]{0,40}\.$/i;
const NAME_BEFORE = /([\w$.[\]"']{1,80})\s{0,5}$/;
const LONGEST_NAME = 90;
const HAS_MAIL = /@|\\u0040|\\x40|%40|mail|atob/i;
const NUXT = /__NUXT__\s{0,5}=\s{0,5}\(function\(([\w$,\s]{0,4000})\)\s{0,5}\{\s{0,5}return\s{0,5}/;

/** Nuxt 2 hands the values that occur more than once to a function; its text is read, not run. */
function nuxtFunction(script: string): unknown {
  const head = NUXT.exec(script);
  if (!head) return undefined;
  const start = head.index + head[0].length;
  const shape = readLiteral(script, start);
  const open = script.indexOf('}(', shape.end);
  if (shape.isBroken || open < 0) return undefined;
  const values = readLiteral(`[${script.slice(open + 2).replace(/\)\);?\s*$/, '')}]`, 0);
  if (!Array.isArray(values.value)) return undefined;
  const given = values.value as unknown[];
  const names = (head[1] ?? '').split(',').map((name) => name.trim());
  return readLiteral(script, start, new Map(names.map((name, index) => [name, given[index]])))
    .value;
}

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

/** The data in the lines of a stream: flat lists whose parts name each other by place. */
function enqueuedStates(script: string): unknown[] {
  const lines: string[] = [];
  for (let at = script.indexOf(ENQUEUED); at >= 0; at = script.indexOf(ENQUEUED, at)) {
    const piece = readString(script, at + ENQUEUED.length);
    if (!piece) break;
    lines.push(...piece.value.split('\n', MOST_LITERALS));
    at = piece.end;
  }
  return lines.map((line) => joinNuxtData(parseJson(line.replace(/^P\d{1,4}:/, ''))));
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
    const isParsed = script.startsWith('JSON.parse(', start);
    const literal = isParsed ? parsedText(script, start) : readLiteral(script, start);
    const before = script.slice(Math.max(0, match.index - LONGEST_NAME), match.index);
    const isPushed = match[0].startsWith('push') && !PUSHED_ONTO.test(before);
    const isSaid = !isPushed && !NOT_THE_PAGE.test(NAME_BEFORE.exec(before)?.[1] ?? '');
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
  return id === '__NUXT_DATA__' ? joinNuxtData(value) : value;
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
    ...others.map((text) => ({ value: nuxtFunction(text) })),
    ...others.flatMap((text) => assignedStates(text).map((value) => ({ value }))),
    ...others.flatMap((text) => enqueuedStates(text).map((value) => ({ value }))),
    ...states
      .filter(({ name }) => isOurs(name))
      .map(({ text }) => ({ value: attributeState(text) })),
  ].filter(({ value }) => value !== undefined);
}
