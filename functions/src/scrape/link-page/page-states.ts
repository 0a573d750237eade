import { isFlightScript } from '../page-data/flight-stream.ts';
import { containedData } from '../page-data/page-data.ts';
import type { HtmlPage } from './html-page.ts';
import type { PageScript } from './page-facts.ts';
import { isPassedOver } from './passed-over.ts';

/** Settings of the service and of what it measures, and the visitor who is signed in. */
const NOT_THE_PAGE =
  /config|settings|i18n|locale|translat|messages|datalayer|analytics|tracking|squarespace_context|shopify|ytcfg|wixbi|intercom|session|viewer|current[-_ ]?user|sentry|gtag|wpcf7|woocommerce|recaptcha|feature|experiment|polyfill|consent|cookie/i;
/** What a text goes through before it is a value. */
const DECODED = /(?:(?:window\.)?(?:JSON\.parse|decodeURIComponent|unescape|atob)\(\s{0,5}){1,3}$/;
/**
 * `STATE = {…}`, or passed to what draws the page: `kit.start(app, element, {…})`,
 * `data.push({…})`.
 */
const PASSED_ON =
  /(?:=|=>\s{0,5}\(|\b(start|hydrat\w{0,10}|render|mount|boot\w{0,10}|init\w{0,12}|push|append|write|enqueue|concat|freeze|createApp|createElement|\w{1,20}(?:Page|Profile|Links|State|App))\((?:[\w$.\s()"'#]{0,40},){0,3})\s{0,20}$/;
/** Calls that a queue or a stream takes its pieces by. */
const PUSHED = /^(?:push|append|write|enqueue|concat)$/;
/** Calls that speak of the visitor of the page. */
const OF_VISITORS = /track|user|visit|event|layer|ident/i;
/** What a page's data is pushed onto; others collect what visitors do. */
const PUSHED_ONTO =
  /(?:data|state|page|payload|store|stream\w{0,20}|chunks?|props|cache|profile|bio|links)[\w\])"'|[.\s]{0,40}\.$/i;
const NAME_BEFORE = /([\w$.[\]"']{1,80})\s{0,5}\+?$/;
const HAS_MAIL = /@|\\u0040|\\x40|%40|mail|atob|bWFpbHRv|eyJ/i;

const isOurs = (name: string) => !NOT_THE_PAGE.test(name) && !isPassedOver(name);

/** True for what a script assigns or passes to what draws the page, by the text before it. */
function saysThePage(before: string): boolean {
  // Most of what is in a script goes no further than this.
  if (!/[=(,]\s{0,20}$/.test(before)) return false;
  const text = before.replace(DECODED, '');
  const match = PASSED_ON.exec(text);
  if (!match) return false;
  const [whole, call = ''] = match;
  const target = text.slice(0, match.index);
  if (PUSHED.test(call) && !PUSHED_ONTO.test(target)) return false;
  const name = NAME_BEFORE.exec(target)?.[1] ?? '';
  const last = name.split(/[.[\]"']/).findLast(Boolean) ?? '';
  return !OF_VISITORS.test(whole) && !NOT_THE_PAGE.test(name) && !isPassedOver(last);
}

const isPlain = ({ type }: PageScript) => type === '' || /javascript|module/.test(type);

/**
 * The data a page brings, without that of its service and of the visitor who is signed in. All of
 * it for a page that says nothing itself, else of its code only where an address may stand.
 */
export function pageStates({ scripts, states }: HtmlPage, isEmpty: boolean): unknown[] {
  const isRead = (script: PageScript) => {
    if (script.type === 'handler') return false;
    if (!isPlain(script)) return isOurs(script.id);
    return isEmpty || HAS_MAIL.test(script.text) || isFlightScript(script.text);
  };
  const sources = {
    scripts: scripts.filter(isRead).map(({ id, type, text }) => ({ name: id, type, text })),
    texts: states.filter(({ name }) => isOurs(name)),
    values: [],
  };
  return containedData(sources, saysThePage).map(({ value }) => value);
}
