import { profileUrl } from '@vibes/core/creator/platform';
import { textAt, writtenData } from '../json-value.ts';
import { isMailLink } from '../mail-link.ts';
import { DEEPEST } from '../page-data/rejoin.ts';
import type { PagePiece } from '../page-piece.ts';
import { isForm, isHiddenData, isMailHidden } from './data-visibility.ts';
import { entryKind, isValueName, platformOf, type EntryKind } from './entry-kind.ts';
import {
  isAccount,
  isLoginMailName,
  isMailName,
  isTextName,
  MASKED_NAMES,
  OWNER_NAMES,
  plainName,
  VALUE_NAMES,
} from './field-names.ts';
import { readHtml } from './html-page.ts';
import {
  ADDRESS_ALONE,
  addressInFields,
  codedMail,
  isMailRow,
  isNamedPair,
} from './mail-fields.ts';
import { isCalled, isOtherPerson, isOwner } from './page-owner.ts';
import { isPassedOver } from './passed-over.ts';
import { shownData } from './shown-data.ts';

export interface DataReading {
  /** For entries shown only for a time. */
  now: Date;
  /** True where nothing but the data says what the page shows: its texts are read too. */
  withTexts: boolean;
  /** The name of the page's owner, where the data holds one of that name. */
  owner?: string;
  /** What the service the page belongs to is called, in plain letters. */
  service?: ReadonlySet<string>;
}

interface Place {
  depth: number;
  kind: EntryKind;
  /** The title of the entry, as the words of its address. */
  label: string;
  /** False where an address would be the one its user signs in with, or is not shown. */
  hasMail: boolean;
  hasLoginMail: boolean;
  /** Directly in an object called `user`, `account` or `owner`. */
  isOwner: boolean;
  /** In the object of the one whose page it is. */
  isOwners: boolean;
}

const START: Place = {
  depth: 0,
  kind: null,
  label: '',
  hasMail: true,
  hasLoginMail: true,
  isOwner: false,
  isOwners: false,
};
const MOST_NODES = 200_000;
const LONGEST_FIELD = 320;
/** Lists of parts of one text. */
const RICH_TEXTS = new Set(['children', 'content', 'nodes', 'ops', 'spans', 'leaves', 'runs']);
const HANDLE = /^@?[\w.]{2,30}$/;
const LINK = /^(?:https?:)?\/\/|^www\./i;
/** Every way to begin a letter names its recipient. */
const HAS_READER = /@|%40|mailto|vcard/i;
const isLetter = (value: string) =>
  HAS_READER.test(value) && !ADDRESS_ALONE.test(value) && isMailLink(value);
const LABELS = ['title', 'label', 'name', 'text', 'headline'];

function htmlPieces(html: string): PagePiece[] {
  const { body, footer } = readHtml(html);
  return [...body, ...footer];
}

const textPieces = (text: string): PagePiece[] =>
  /<[a-z!/]/i.test(text) ? htmlPieces(text) : [{ kind: 'text', text }];

/** A rich text is cut where its style changes, also within an address: its parts as one text. */
function richText(items: unknown[]): PagePiece[] {
  const parts = items.map((item) => textAt(item, 'text') || textAt(item, 'insert'));
  return parts.filter(Boolean).length > 1 ? [{ kind: 'text', text: parts.join('') }] : [];
}

function labelOf(entries: [string, unknown][]): string {
  const label = entries.find(
    ([key, value]) => LABELS.includes(key) && typeof value === 'string' && value.length < 120,
  );
  return label ? String(label[1]).trim() : '';
}

/** What a single text in the data is: an address, a link, a profile, words, or nothing of interest. */
function stringPieces(name: string, text: string, place: Place, reading: DataReading): PagePiece[] {
  const value = text.trim();
  if (!value || MASKED_NAMES.has(name)) return [];
  const isField = value.length <= LONGEST_FIELD;
  if (isField && isLetter(value)) {
    return place.hasMail ? [{ kind: 'mail', href: value, label: place.label }] : [];
  }
  const coded = isField ? codedMail(value, place.kind) : '';
  if (coded) return place.hasMail ? [{ kind: 'mail', href: coded, label: place.label }] : [];
  const isValue =
    VALUE_NAMES.has(name) || (ADDRESS_ALONE.test(value) && isField && isValueName(name));
  if (isField && (isMailName(name) || (place.kind === 'mail' && isValue))) {
    const isOpen = place.hasMail && (place.hasLoginMail || !isLoginMailName(name));
    if (value.includes('@') || !LINK.test(value))
      return isOpen ? [{ kind: 'mail', href: value, label: place.label }] : [];
  }
  if (isField && LINK.test(value))
    return [{ kind: 'link', href: value.replace(/^\/\//, 'https://') }];
  const platform = platformOf(name) ?? (VALUE_NAMES.has(name) ? place.kind : null);
  if (platform && platform !== 'mail') {
    const handle = value.replace(/^@/, '');
    return [{ kind: 'link', href: HANDLE.test(value) ? profileUrl({ platform, handle }) : value }];
  }
  return reading.withTexts && isTextName(name) ? textPieces(value) : [];
}

/**
 * What data in a page (or an answer that is data) says to a visitor, in its order, by the names of
 * its fields: what they call an address, a link, a text, and what they say is switched off. Parts
 * about other people, about the service and about the visitor who is signed in are left out.
 */
export function dataPieces(root: unknown, reading: DataReading): PagePiece[] {
  let left = MOST_NODES;
  const doubtful = new Set<PagePiece>();
  const seen = new Set<object>();
  const visit = (name: string, value: unknown, place: Place): PagePiece[] => {
    left -= 1;
    if (left < 0 || place.depth > DEEPEST) return [];
    if (typeof value === 'string') {
      const inner = writtenData(value);
      if (typeof inner !== 'object') {
        const pieces = stringPieces(name, value, place, reading);
        if (place.isOwner && isLoginMailName(name)) for (const piece of pieces) doubtful.add(piece);
        return pieces;
      }
      return visit(name, inner, { ...place, depth: place.depth + 1 });
    }
    // What data names twice is read once; some of it leads back to itself.
    if (typeof value !== 'object' || value === null || seen.has(value)) return [];
    seen.add(value);
    if (Array.isArray(value)) {
      // An element of the stream, as React writes it.
      if (value[0] === '$' && value[1] === 'footer' && reading.service?.size) return [];
      if (isNamedPair(value)) return visit(plainName(value[0]), value[1], place);
      if (isMailRow(value))
        return value.flatMap((item) => visit('value', item, { ...place, kind: 'mail' }));
      const inner = { ...place, depth: place.depth + 1 };
      const whole = reading.withTexts && RICH_TEXTS.has(name) ? richText(value) : [];
      return [...whole, ...value.flatMap((item) => visit(name, item, inner))];
    }
    return visitObject(name, value as Record<string, unknown>, place);
  };
  const visitObject = (name: string, value: Record<string, unknown>, outer: Place): PagePiece[] => {
    const { owner = '', service } = reading;
    const entries = Object.entries(shownData(value));
    if (isHiddenData(entries, reading.now) || isForm(entries)) return [];
    if (service?.size && isCalled(entries, service)) return [];
    if (!outer.isOwners && isOtherPerson(entries, owner)) return [];
    const isOwners = outer.isOwners || isOwner(entries, owner);
    // A user named beside the page's owner is its visitor.
    const isVisitor = owner !== '' && !isOwners && OWNER_NAMES.has(name);
    const kind = entryKind(entries) ?? (isMailName(name) ? 'mail' : outer.kind);
    const place: Place = {
      depth: outer.depth + 1,
      kind,
      label: labelOf(entries) || outer.label,
      hasMail: outer.hasMail && !isMailHidden(entries),
      hasLoginMail: !isVisitor && !isAccount(name, entries),
      isOwner: OWNER_NAMES.has(name),
      isOwners,
    };
    const whole = kind === 'mail' && place.hasMail ? addressInFields(entries) : '';
    if (whole) return [{ kind: 'mail', href: whole, label: place.label }];
    return entries.flatMap(([key, part]) =>
      isPassedOver(key) ? [] : visit(plainName(key), part, place),
    );
  };
  const pieces = visit('', root, START);
  // The plain `email` of a user is the contact only where no field says so.
  const isStated = pieces.some((piece) => piece.kind === 'mail' && !doubtful.has(piece));
  return isStated ? pieces.filter((piece) => !doubtful.has(piece)) : pieces;
}

const PROFILE_NAMES = new Set(
  'username handle slug nickname displayname bio biography links socials sociallinks profile blocks linkinbiopage store'.split(
    ' ',
  ),
);

/** True for data with the fields of somebody's page, also when nothing on it is shown. */
export function isPageData(data: unknown, depth = 0): boolean {
  if (typeof data !== 'object' || data === null || depth > 3) return false;
  return Object.entries(data)
    .slice(0, 100)
    .some(
      ([key, value]) =>
        (PROFILE_NAMES.has(plainName(key)) && Boolean(value)) || isPageData(value, depth + 1),
    );
}
