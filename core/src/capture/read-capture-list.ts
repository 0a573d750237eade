import { PLATFORMS, type Platform } from '../creator/platform.ts';
import { findProfileLink } from '../link/find-profile-link.ts';
import type { ProfileLink } from '../link/profile-link.ts';
import { readHandle } from '../link/read-handle.ts';
import { readCell, type CaptureCell } from './capture-cell.ts';
import { captureLabel, type CaptureTarget } from './capture-list.ts';

export type UnreadReason =
  | 'no_link'
  | 'other_site'
  | 'not_a_profile'
  | 'not_a_handle'
  /** Several words could be the handle: it needs an @. */
  | 'unmarked'
  /** The line names both platforms. */
  | 'two_platforms';

export interface ListedCapture {
  target: CaptureTarget;
  label: string;
}

/** A line, or a piece of one, that names no creator, with the number of its line, from 1. */
export interface UnreadLine {
  number: number;
  text: string;
  why: UnreadReason;
}

export interface CaptureList {
  /** In the order of the text, each creator once. May be longer than CAPTURE_LIST_LIMIT. */
  captures: ListedCapture[];
  unread: UnreadLine[];
  /** How often a creator was named again. */
  doubles: number;
  /** Handles that stand alone: without a platform they are no captures. */
  bare_handles: number;
}

/** One creator of a line: named with a platform, by a bare handle, or not at all. */
type Item = ListedCapture | { handle: string } | { text: string; why: UnreadReason };

const unread = (text: string, why: UnreadReason): Item => ({ text, why });
const listed = (target: CaptureTarget): Item => ({ target, label: captureLabel(target) });

const reasonOf = ({ reason }: Extract<ProfileLink, { kind: 'unsupported' }>): UnreadReason =>
  reason === 'new_form' ? 'not_a_profile' : reason;

function readLink(url: string): Item {
  const link = findProfileLink({ url });
  if (link.kind === 'unsupported') return unread(url, reasonOf(link));
  const { platform } = link;
  return listed(link.kind === 'resolve' ? { url: link.url } : { platform, handle: link.handle });
}

/** A platform that the line names comes before the chosen one. */
type LinePlatform = Platform | 'other' | 'both' | null;

function platformOf(cells: CaptureCell[], chosen: Platform | null): LinePlatform {
  const named = [...new Set(cells.flatMap(({ platform }) => platform ?? []))];
  const [one, another] = named.filter((each) => each !== 'other');
  return another ? 'both' : (one ?? (named.length > 0 ? 'other' : chosen));
}

function readName(name: string, platform: LinePlatform): Item {
  if (platform === 'both') return unread(name, 'two_platforms');
  if (platform === 'other') return unread(name, 'other_site');
  const handle = platform && readHandle(platform, name);
  if (handle) return listed({ platform, handle });
  const isSomebody = PLATFORMS.some((each) => readHandle(each, name) !== null);
  return !platform && isSomebody
    ? { handle: name.replace(/^@/, '').toLowerCase() }
    : unread(name, 'not_a_handle');
}

/**
 * The one cell whose word counts as a handle without an @: alone, or first in a row with no other
 * candidate.
 */
function bareHandle(cells: CaptureCell[]): CaptureCell | null {
  const [first, ...others] = cells.filter(({ kind }) => kind !== 'platform');
  if (first?.kind === 'name') return others.length === 0 ? first : null;
  const isAnother = ({ kind, mentions, isPrefixed }: CaptureCell) =>
    kind === 'word' || mentions.length > 0 || isPrefixed;
  return first?.kind === 'word' && !others.some(isAnother) ? first : null;
}

/** What holds for all cells of a line. */
function factsOf(cells: CaptureCell[], chosen: Platform | null) {
  const links = new Map(cells.flatMap((cell) => cell.links).map((url) => [url, readLink(url)]));
  const labels = new Set(
    [...links.values()].flatMap((item) => ('label' in item ? item.label : [])),
  );
  return {
    links,
    /** The platforms of the creators that links name. */
    labels,
    platform: platformOf(cells, chosen),
    bare: labels.size > 0 ? null : bareHandle(cells),
    isProse: cells.some(({ kind }) => kind === 'prose'),
  };
}

type Facts = ReturnType<typeof factsOf>;

function namesIn(cell: CaptureCell, { bare, labels }: Facts): string[] {
  if (cell.kind === 'word' || cell.kind === 'name')
    return cell === bare || cell.isPrefixed ? [cell.word] : [];
  // A shared text with a link may mention others who are not meant; in a row or a list every handle
  // is meant.
  return cell.kind === 'prose' && labels.size > 0 ? [] : cell.mentions;
}

const isKnown = (name: string, { labels }: Facts) =>
  labels.has(`@${name.replace(/^@/, '').toLowerCase()}`);

const readCreators = (cell: CaptureCell, facts: Facts): Item[] => [
  ...cell.links.flatMap((url) => facts.links.get(url) ?? []),
  ...namesIn(cell, facts)
    .filter((name) => !isKnown(name, facts))
    .map((name) => readName(name, cell.isPrefixed ? cell.platform : facts.platform)),
];

/** The entry of `unread` for a cell without a creator, in a line that names `count` creators. */
function readRest(cell: CaptureCell, count: number, facts: Facts): Item[] {
  const isPlain = facts.isProse && /^[a-z]+$/i.test(cell.word);
  if (cell.kind === 'word' && !isPlain && !isKnown(cell.word, facts))
    return [unread(cell.text, 'unmarked')];
  return cell.kind === 'words' && count > 1 && !facts.isProse
    ? [unread(cell.text, 'not_a_handle')]
    : [];
}

/** A line that names no creator is returned whole, so that the person can correct it. */
function readNothing(line: string, cells: CaptureCell[]): Item {
  const mayName = cells.length > 1 && cells.some(({ kind }) => kind === 'word' || kind === 'name');
  if (mayName) return unread(line, 'unmarked');
  const isNamed = cells.some(({ kind }) => kind === 'platform');
  const link = isNamed ? findProfileLink({ url: line }) : null;
  return unread(line, link?.kind === 'unsupported' ? reasonOf(link) : 'no_link');
}

function readLine(line: string, chosen: Platform | null): Item[] {
  const cells = line.split(/[\t,;]+/).flatMap((cell) => (cell.trim() ? readCell(cell.trim()) : []));
  const facts = factsOf(cells, chosen);
  const read = cells.map((cell) => readCreators(cell, facts));
  const found = read.flat();
  if (found.length === 0) return [readNothing(line.trim(), cells)];
  const count = found.filter((item) => !('why' in item)).length;
  return cells.flatMap((cell, index) => {
    const items = read[index] ?? [];
    return items.length > 0 ? items : readRest(cell, count, facts);
  });
}

const keyOf = (item: ListedCapture | { handle: string }) =>
  'handle' in item ? `@${item.handle}` : JSON.stringify(item.target);

/**
 * Whom a pasted text is about. A line holds a link of any form, a shared text with a link in it, a
 * handle, or several cells between commas, semicolons or tabs: a row of a spreadsheet.
 *
 * Each link, each `@handle` and each `tiktok: handle` counts. A word without @ counts alone on its
 * line, or in the first cell of a row in which no other word may be a handle. A cell that names a
 * platform gives the platform of its row's handles; `platform` applies where none does. Counts,
 * dates, addresses, sites, column headers and sentences are no handles.
 *
 * `unread` lists what names nobody, cell by cell. Skipped in a line that names somebody are counts,
 * dates, email addresses, platforms, column headers, plain words with a capital, several words in
 * a row about one creator, and the words and mentions around a link in a shared text. A line that
 * names no creator is listed whole.
 *
 * Never throws; the time is linear in the length of the text.
 */
export function readCaptureList(text: string, platform: Platform | null): CaptureList {
  const list: CaptureList = { captures: [], unread: [], doubles: 0, bare_handles: 0 };
  const seen = new Set<string>();
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    // A row of empty cells is an empty line.
    if (!/[^\s,;]/.test(line)) continue;
    for (const item of readLine(line, platform)) {
      if ('why' in item) list.unread.push({ number: index + 1, ...item });
      else if (seen.has(keyOf(item))) list.doubles += 1;
      else {
        seen.add(keyOf(item));
        if ('handle' in item) list.bare_handles += 1;
        else list.captures.push(item);
      }
    }
  }
  return list;
}
