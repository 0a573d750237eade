import { findProfileLink } from '@vibes/core/link/find-profile-link';
import { INLINE } from '../link-page/element-rules.ts';
import { EDGE, settleEdges } from '../link-page/inline-edges.ts';
import { hidesBox } from '../link-page/style-sheet.ts';
import { elementMark, statedHandle } from './element-mark.ts';
import { titledName } from './stated-owner.ts';

type Attributes = ReadonlyMap<string, string>;

/** What a page draws of people, in reading order. */
export type DrawnMark =
  /** A name that is or may be a handle; `isSure` where it is marked as one. */
  { kind: 'name'; text: string; isSure: boolean } | { kind: 'bio'; text: string };

type Bio = Extract<DrawnMark, { kind: 'bio' }>;
type Name = Extract<DrawnMark, { kind: 'name' }>;

/** An element that is open. */
interface Open {
  name: string;
  isApart: boolean;
  /** What is said in it. */
  starts: DrawnMark | null;
}

/** Elements of other people, or with other words. */
const APART = new Set('aside nav footer dialog script style svg template textarea'.split(' '));
const OTHERS = /(?:comment|suggest|recommend|related|similar|viewer|sidebar|footer)/i;
const WHOLE_PAGE = new Set(['html', 'body', 'main']);
const BREAKS = new Set('br div p li section h1 h2 h3 h4 h5 h6'.split(' '));
const LONGEST_NAME = 32;
const LONGEST_WORDS = 100;
const HEADING = /^h[12]$/;
const LONGEST_BIO = 5000;
const MOST_MARKS = 5000;

/** A template that is drawn in place, as the inside of an element. */
export const isShadow = (attributes: Attributes) =>
  attributes.has('shadowrootmode') || attributes.has('shadowroot');

function isApart(name: string, attributes: Attributes): boolean {
  if (APART.has(name)) return !isShadow(attributes);
  if (name.includes('-') && OTHERS.test(name)) return true;
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
  const open: Open[] = [];
  let apart = 0;
  let bio: Bio | null = null;
  let name: Name | null = null;
  const add = <Mark extends DrawnMark>(mark: Mark): Mark => {
    if (marks.length < MOST_MARKS) marks.push(mark);
    return mark;
  };
  const addName = (text: string) => text && add({ kind: 'name', text, isSure: true });
  /** Where an inline element meets its neighbor in a bio. */
  const meet = (element: string) => {
    if (bio && INLINE.has(element) && bio.text.length < LONGEST_BIO) bio.text += EDGE;
  };
  const begin = (element: string, attributes: Attributes): DrawnMark | null => {
    if (apart > 0 || bio) return null;
    if (element === 'a') addName(linkedName(attributes.get('href') ?? ''));
    addName(statedHandle(element, attributes));
    const mark = elementMark(element, attributes);
    if (mark === 'bio') return (bio = add({ kind: 'bio', text: '' }));
    if (mark === 'name') return (name = add({ kind: 'name', text: '', isSure: true }));
    return null;
  };
  return {
    marks,
    open(element: string, attributes: Attributes) {
      const away = isApart(element, attributes);
      if (away) apart += 1;
      const isInBio = bio !== null;
      const starts = begin(element, attributes);
      if (bio && BREAKS.has(element)) bio.text += '\n';
      else if (isInBio) meet(element);
      open.push({ name: element, isApart: away, starts });
    },
    text(words: string) {
      if (apart > 0) return;
      if (bio) {
        if (bio.text.length < LONGEST_BIO) bio.text += words;
      } else if (name) {
        if (name.text.length < LONGEST_NAME) name.text += words.trim();
      } else if (words.length <= LONGEST_WORDS) {
        const text = words.trim();
        if (/^@?[\w.]{2,31}$/.test(text)) add({ kind: 'name', text, isSure: text.startsWith('@') });
        else if (HEADING.test(open.at(-1)?.name ?? '')) addName(titledName(text));
      }
    },
    close() {
      const element = open.pop();
      if (!element) return;
      if (element.isApart) apart -= 1;
      if (element.starts && element.starts === bio) bio = null;
      else meet(element.name);
      if (element.starts && element.starts === name) name = null;
    },
  };
}

/**
 * The bio marked under this handle; without one, under the only handle the page
 * marks. Null when another name is nearer, and when there is no bio.
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
      if (owner !== undefined && nearest === owner)
        return { handle: owner, bio: settleEdges(mark.text).trim() };
      continue;
    }
    const read = readName(mark.text);
    if (read && (mark.isSure || read === owner)) nearest = read;
  }
  return null;
}
