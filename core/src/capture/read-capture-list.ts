import { PLATFORMS, type Platform } from '../creator/platform.ts';
import { findLinks } from '../link/find-links.ts';
import { findProfileLink } from '../link/find-profile-link.ts';
import type { ProfileLink } from '../link/profile-link.ts';
import { readHandle } from '../link/read-handle.ts';
import { isInstagramHost } from '../link/read-instagram-link.ts';
import { isTiktokHost } from '../link/read-tiktok-link.ts';
import type { CaptureTarget } from './capture-list.ts';

export type UnreadReason = 'no_link' | 'other_site' | 'not_a_profile' | 'not_a_handle';

export interface ListedCapture {
  target: CaptureTarget;
  /** The creator as pasted: the handle with its @, else the link without its scheme. */
  label: string;
}

/** What names no creator, with the number of its line, from 1. */
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
  /** Handles that stand alone: only a platform tells whose they are, and without one they are no captures. */
  bare_handles: number;
}

/** One creator of a line: named whole, by a bare handle, or not at all. */
type Item = ListedCapture | { handle: string } | { text: string; why: UnreadReason };

/** `TikTok: ann` and the row of a spreadsheet that begins with the platform. */
const NAMED_PLATFORM = new RegExp(`^\\s*(${PLATFORMS.join('|')})\\s*[:,;\\t]\\s*(?!//)`, 'i');
const HANDLE = /^@?[\w.]{1,40}$/;

const isHandle = (piece: string) =>
  HANDLE.test(piece) && !isTiktokHost(piece.toLowerCase()) && !isInstagramHost(piece.toLowerCase());

const byHandle = (platform: Platform, handle: string): ListedCapture => ({
  target: { platform, handle },
  label: `@${handle}`,
});

function itemOf(link: ProfileLink): ListedCapture | null {
  if (link.kind === 'profile') return byHandle(link.platform, link.handle);
  if (link.kind === 'resolve')
    return { target: { url: link.url }, label: link.url.replace(/^https?:\/\/(?:www\.)?/, '') };
  return null;
}

function readBare(piece: string, platform: Platform | null): Item {
  const name = piece.replace(/\.+$/, '');
  const handle = platform && readHandle(platform, name);
  if (handle) return byHandle(platform, handle);
  const isSomebody = PLATFORMS.some((each) => readHandle(each, name) !== null);
  return !platform && isSomebody ? { handle: name } : { text: piece, why: 'not_a_handle' };
}

const isMentioned = (mention: string, items: ListedCapture[]) =>
  items.some(({ label }) => label === mention.replace(/\.+$/, '').toLowerCase());

function readLine(line: string, chosen: Platform | null): Item[] {
  const named = NAMED_PLATFORM.exec(line);
  const platform = (named?.[1]?.toLowerCase() as Platform | undefined) ?? chosen;
  const rest = named ? line.slice(named[0].length) : line;
  const pieces = rest.split(/[\t,;]+/).flatMap((piece) => piece.trim() || []);
  if (pieces.length && pieces.every(isHandle))
    return pieces.map((piece) => readBare(piece, platform));

  // Beside a link or in a sentence a word is a word; only the @ makes it a handle.
  const links = pieces.flatMap(findLinks).flatMap((url) => itemOf(findProfileLink({ url })) ?? []);
  const app = links.length ? null : itemOf(findProfileLink({ url: rest }));
  const whole = app ? [app] : links;
  const mentions = rest
    .split(/[\s,;]+/)
    .filter((word) => word.startsWith('@') && isHandle(word) && !isMentioned(word, whole))
    // A shared text may speak of others; a row or a list names them.
    .filter((word) => whole.length === 0 || pieces.includes(word));
  const items = [...whole, ...mentions.map((word) => readBare(word, platform))];
  if (items.length) return items;
  const link = findProfileLink({ url: rest });
  return [{ text: line.trim(), why: link.kind === 'unsupported' ? link.reason : 'no_link' }];
}

const keyOf = (item: ListedCapture | { handle: string }) =>
  'handle' in item
    ? `@${item.handle.replace(/^@/, '').toLowerCase()}`
    : JSON.stringify(item.target);

/**
 * Whom a pasted text is about. A line holds a link of any form, a shared text with a link in it,
 * a handle with or without @ (`tiktok: ann` names its platform), or several of them between
 * commas, semicolons or tabs: a column or a row of a spreadsheet. `platform` says where bare
 * handles belong. Never throws; the time is linear in the length of the text.
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
