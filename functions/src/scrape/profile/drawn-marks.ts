import { hidesBox } from '../link-page/style-sheet.ts';
import { findProfileLink } from '@vibes/core/link/find-profile-link';

type Attributes = ReadonlyMap<string, string>;

/** What a page draws of people, in reading order. */
export type DrawnMark =
  /** A name that is or may be a handle; `isSure` where it is marked as one. */
  { kind: 'name'; text: string; isSure: boolean } | { kind: 'bio'; text: string };

const MARKED_BY = new Set(
  'data-e2e data-testid data-test-id data-test data-qa data-cy data-hook data-component data-section part slot aria-label id class'.split(
    ' ',
  ),
);
const MAY_MARK = /bio|signature|description|about|intro|name|handle|unique|title/i;
const BIO =
  /(?:(?:^|user|profile|account|creator|owner|header|div|span)(?:bio|biography|signature)|(?:user|profile)(?:description|about|intro|introduction))(?:text|content|body|description)?$/;
const HANDLE =
  /(?:^|user|profile|account|creator|owner|header|div|span|h\d)(?:username|handle|uniqueid|usertitle|profiletitle)(?:text)?$/;
/** Written behind a class by those who keep classes apart: `bio__x7Ks9`. */
const HASH = /_{1,2}[\w+-]{5,8}$/;
const MOST_TOKENS = 20;
const LONGEST_TOKEN = 80;
/** Other people and other words. */
const APART = new Set(
  'aside nav footer dialog script style svg template noscript textarea'.split(' '),
);
const OTHERS = /(?:comment|suggest|recommend|related|similar|viewer|sidebar|footer)/i;
const WHOLE_PAGE = new Set(['html', 'body', 'main']);
const BREAKS = new Set('br div p li section h1 h2 h3 h4 h5 h6'.split(' '));
const LONGEST_NAME = 32;
const LONGEST_BIO = 5000;
const MOST_MARKS = 5000;

const plainTokens = (value: string) =>
  value
    .split(/\s+/, MOST_TOKENS)
    .filter((token) => token.length <= LONGEST_TOKEN)
    .flatMap((token) => [token, token.replace(HASH, '')])
    .map((token) => token.replace(/[^a-z0-9]/gi, '').toLowerCase());

function markOf(attributes: Attributes): 'bio' | 'name' | null {
  let isName = false;
  for (const [key, value] of attributes) {
    if (key === 'itemprop' && value === 'description') return 'bio';
    if (key === 'itemprop' && value === 'alternateName') return 'name';
    if (!MARKED_BY.has(key) || !MAY_MARK.test(value)) continue;
    const tokens = plainTokens(value);
    if (tokens.some((token) => BIO.test(token))) return 'bio';
    isName ||= tokens.some((token) => HANDLE.test(token));
  }
  return isName ? 'name' : null;
}

function isApart(name: string, attributes: Attributes): boolean {
  if (APART.has(name)) return true;
  if (WHOLE_PAGE.has(name)) return false;
  for (const [key, value] of attributes) {
    if (key === 'hidden' || (key === 'style' && hidesBox(value))) return true;
    if ((key === 'class' || key === 'data-e2e') && OTHERS.test(value)) return true;
  }
  return false;
}

function linkedName(href: string): string {
  const [, path = ''] = /^\/(@?[\w.]{1,30})\/?(?:\?|$)/.exec(href) ?? [];
  if (path) return path;
  const link = href.startsWith('http') ? findProfileLink({ url: href }) : null;
  return link?.kind === 'profile' ? link.handle : '';
}

/** Collects the marks of a page as it streams by. */
export function drawnMarks() {
  const marks: DrawnMark[] = [];
  const open: { name: string; isApart: boolean; starts: DrawnMark | null }[] = [];
  let apart = 0;
  let bio: { kind: 'bio'; text: string } | null = null;
  let name: { kind: 'name'; text: string; isSure: boolean } | null = null;
  const add = <Mark extends DrawnMark>(mark: Mark): Mark => {
    if (marks.length < MOST_MARKS) marks.push(mark);
    return mark;
  };
  const begin = (attributes: Attributes): DrawnMark | null => {
    if (apart > 0 || bio) return null;
    const href = attributes.get('href');
    const linked = href === undefined ? '' : linkedName(href);
    if (linked) add({ kind: 'name', text: linked, isSure: true });
    const mark = attributes.size > 0 ? markOf(attributes) : null;
    if (mark === 'bio') return (bio = add({ kind: 'bio', text: '' }));
    return mark === 'name' ? (name = add({ kind: 'name', text: '', isSure: true })) : null;
  };
  return {
    marks,
    open(element: string, attributes: Attributes) {
      const away = isApart(element, attributes);
      if (away) apart += 1;
      if (bio && BREAKS.has(element)) bio.text += '\n';
      open.push({ name: element, isApart: away, starts: begin(attributes) });
    },
    text(words: string) {
      if (apart > 0) return;
      if (bio) {
        if (bio.text.length < LONGEST_BIO) bio.text += words;
      } else if (name) {
        if (name.text.length < LONGEST_NAME) name.text += words.trim();
      } else if (words.length <= LONGEST_NAME * 2) {
        const text = words.trim();
        if (/^@?[\w.]{2,31}$/.test(text)) add({ kind: 'name', text, isSure: text.startsWith('@') });
      }
    },
    close() {
      const element = open.pop();
      if (element?.isApart) apart -= 1;
      if (element?.starts && element.starts === bio) bio = null;
      if (element?.starts && element.starts === name) name = null;
    },
  };
}

/**
 * The bio drawn under this handle; without one, under the only handle the page
 * marks. Null when another name stands nearer, and when there is no bio.
 */
export function drawnBio(
  marks: readonly DrawnMark[],
  handle: string | null,
  readName: (text: string) => string | null,
): { handle: string; bio: string } | null {
  const sure = new Set(
    marks.flatMap((mark) =>
      mark.kind === 'name' && mark.isSure ? (readName(mark.text) ?? []) : [],
    ),
  );
  const owner = handle ?? (sure.size === 1 ? [...sure][0] : undefined);
  let nearest: string | null = null;
  for (const mark of marks) {
    if (mark.kind === 'bio') {
      if (owner !== undefined && nearest === owner) return { handle: owner, bio: mark.text.trim() };
      continue;
    }
    const read = readName(mark.text);
    if (read && (mark.isSure || read === owner)) nearest = read;
  }
  return null;
}
