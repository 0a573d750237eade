import { LINK_PAGE_HOSTS } from '@vibes/core/link/known-hosts';
import { splitLink } from '@vibes/core/link/split-link';
import { findWall, refused } from '../find-wall.ts';
import { isJsonObject, textAt, valueAt } from '../json-value.ts';
import type { PageSource } from '../page-source.ts';
import type { PagePiece } from '../page-piece.ts';
import type { HtmlPage } from './html-page.ts';
import { withoutEdges } from './inline-edges.ts';

/** What a page is, by its first characters; its declared type decides only where these do not. */
export type PageKind = 'html' | 'data' | 'text' | 'other';

const BINARY = /^(?:%PDF|\x89PNG|GIF8|PK|RIFF|\xff\xd8\xff|\uFFFD|ftyp|ID3)/;
const FEED = /^<\?xml|^<(?:rss|feed|urlset)\b/i;

export function pageKind({ content_type, body }: PageSource): PageKind {
  const start = body
    .slice(0, 2000)
    .replace(/^\uFEFF/, '')
    .trimStart();
  if (BINARY.test(start) || /\p{Cc}/u.test(start.slice(0, 20).replace(/\s/g, ''))) return 'other';
  if (/^(?:image|audio|video|font)\/|\b(?:pdf|zip|octet-stream|css)\b/i.test(content_type))
    return 'other';
  if (/^text\/plain\b/i.test(content_type)) return 'text';
  if (/^[[{]|^\)\]\}'|^for ?\(;;\);/.test(start)) return 'data';
  if (FEED.test(start) && !/<html/i.test(start)) return 'other';
  if (/\bjson\b/i.test(content_type)) return 'data';
  return /<[a-z!/]/i.test(body) ? 'html' : 'text';
}

const LETTERS = /[\p{L}\p{N}]/gu;
const FEW_LETTERS = 25;
const LONGEST_NOTICE = 700;
const WAITING =
  /^\W{0,5}(?:loading|please wait|you need to enable javascript|javascript is|redirecting)/i;

/** More than any notice has: what a page says behind it changes no verdict. */
const MOST_WORDS = 5000;

/** The beginning of what a page says. */
function wordsOf(pieces: PagePiece[]): string {
  let words = '';
  for (const piece of pieces) {
    if (words.length > MOST_WORDS) break;
    if (piece.kind === 'text') words += withoutEdges(piece.text.slice(0, 2 * MOST_WORDS));
  }
  return words.trim();
}

const lettersOf = (words: string) => words.slice(0, 2000).match(LETTERS)?.length ?? 0;

/** True for a page that has next to nothing but links. */
export const saysLittle = (pieces: PagePiece[]) => lettersOf(wordsOf(pieces)) <= FEW_LETTERS;

/** True for a page that says next to nothing until its script has drawn it. */
export function isEmptyPage(pieces: PagePiece[]): boolean {
  if (pieces.some((piece) => piece.kind !== 'text')) return false;
  const words = wordsOf(pieces);
  return lettersOf(words) <= FEW_LETTERS || WAITING.test(words);
}

/** Asks for scripts, in the languages of apps and their makers. */
const ASKS_FOR_SCRIPTS =
  /java ?script[^.!?\n]{0,60}(?:enabl|activ|aktiv|habilit|attiv|włącz|включ|有効|启用|啟用|활성|turned on|required|необходим|disabled)|(?:enabl|activ|aktiv|habilit|attiv|włącz|включ|turn on|requires?|needs?|without|sin|ohne|sans)[^.!?\n]{0,60}java ?script/iu;
const MOST_NOTICE_LINKS = 2;

/** True for a page on which little more stands than that its visitor needs scripts. */
export function asksForScripts(pieces: PagePiece[]): boolean {
  const words = wordsOf(pieces);
  if (words.length > LONGEST_NOTICE || !ASKS_FOR_SCRIPTS.test(words)) return false;
  if (pieces.filter(({ kind }) => kind !== 'text').length > MOST_NOTICE_LINKS) return false;
  const rest = words.split(/\n|(?<=[.!?。])\s*/).filter((line) => !/java ?script/i.test(line));
  return lettersOf(rest.join(' ')) <= FEW_LETTERS;
}

/** True for a whole document that is empty, or only says that something is to come. */
export function isBlankDocument(body: string, title: string, pieces: PagePiece[]): boolean {
  if (!/<(?:html|body)\b/i.test(body.slice(0, 5000))) return false;
  const words = wordsOf(pieces);
  const isSilent =
    !title && pieces.every(({ kind }) => kind === 'text') && !/[\p{L}\p{N}]/u.test(words);
  return isSilent || WAITING.test(words) || isConsentGate(body, title, words);
}

const CONSENT_TITLE =
  /before you continue|prima di continuare|bevor (?:sie|du) (?:fortf|weiter)|avant de (?:continuer|poursuivre)|antes de (?:continuar|seguir)|voordat (?:je|u) (?:verder|doorgaat)|zanim przejdziesz|devam etmeden|прежде чем|続行する前に|계속하기 전|继续之前|consent|cookie/iu;
const CONSENT_FORM =
  /<form\b[^>]{0,500}\baction=["']?https?:\/\/[^"'\s>/]{0,100}consent|class=["'][^"']{0,100}\bconsent-(?:gate|page|wall)\b/i;

/** Only the question about cookies that comes before the page itself. */
function isConsentGate(body: string, title: string, words: string): boolean {
  if (words.length > 2 * LONGEST_NOTICE || !/cookie|куки|クッキー|쿠키/iu.test(words)) return false;
  return CONSENT_TITLE.test(title) || CONSENT_FORM.test(body.slice(0, 50_000));
}

/** True for a page that only says that its service failed. For pages without an address. */
export function isFaultNotice(pieces: PagePiece[]): boolean {
  const words = wordsOf(pieces);
  return words.length <= LONGEST_NOTICE && findWall('notice', { says: words }) !== null;
}

/** Names of what an app gives to each of its pages. */
const OF_EVERY_PAGE = /^_|^(?:locale|messages|env|query|params|status|error|statusCode)$/;

const isEmptyValue = (value: unknown) =>
  !value || (typeof value === 'object' && Object.keys(value).length === 0);

/** True for an app's own data with nothing in it: the page was not made yet. */
export function isHollowData(nextData: unknown): boolean {
  const props = valueAt(nextData, 'props', 'pageProps');
  if (!isJsonObject(props)) return false;
  return Object.entries(props).every(
    ([name, value]) => OF_EVERY_PAGE.test(name) || isEmptyValue(value),
  );
}

const gonePage = (data: unknown) =>
  valueAt(data, 'props', 'pageProps', 'statusCode') === 404 || /^\/404$/.test(textAt(data, 'page'));

/** The front page of a service, to which it sends names it does not know. */
function isFrontPage({ canonical, metas }: HtmlPage): boolean {
  const parts = splitLink(canonical || (metas.get('og:url') ?? ''));
  if (parts && parts.segments.length === 0)
    return LINK_PAGE_HOSTS.has(parts.host.replace(/^www\./, ''));
  return /^Taplink - /.test(metas.get('og:title') ?? '');
}

/** True for a page that says there is no such page, whatever its status. For pages without an address. */
export function isGone(page: HtmlPage, nextData: unknown): boolean {
  if (gonePage(nextData) || isFrontPage(page)) return true;
  const words = wordsOf(page.body);
  if (words.length > LONGEST_NOTICE) return false;
  return findWall('linked', { title: page.title, says: words }) !== null;
}

/** What an answer that is data says when it is not the data asked for. Null for an answer with content. */
export function unreadData(data: unknown): ReturnType<typeof refused> | null {
  if (typeof data !== 'object' || data === null) return refused('not_html');
  const values = Object.values(data) as unknown[];
  const isNothing = values.length > 0 && values.every((value) => value === null);
  if (isNothing) return refused('not_found');
  const said = ['message', 'error', 'detail', 'title', 'code', 'error_message', 'reason', 'msg'];
  const words = said
    .map((key) => textAt(data, key) || textAt(data, 'error', key))
    .concat(textAt(data, 'errors', 0, 'message'), textAt(data, 'errors', 0, 'detail'))
    .join(' ');
  const status = ['statusCode', 'status', 'code', 'status_code']
    .map((key) => Number(valueAt(data, key) ?? valueAt(data, 'error', key)))
    .find((code) => code >= 400 && code < 600);
  const isFailed =
    ['error', 'errors'].some((key) => Boolean(valueAt(data, key))) ||
    ['success', 'ok'].some((key) => valueAt(data, key) === false) ||
    /^(?:error|fail|failed|failure)$/i.test(textAt(data, 'status') || textAt(data, 'result'));
  if (!isFailed && status === undefined) return null;
  return refused(findWall('linked_answer', { status: String(status), says: words }) ?? 'error');
}
