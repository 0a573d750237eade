import type { CaptureTarget } from '@vibes/core/capture/capture-list';
import { readCaptureList, type ListedCapture } from '@vibes/core/capture/read-capture-list';
import { PLATFORM_NAMES } from '@vibes/core/creator/platform';
import { platformOfHost } from '@vibes/core/link/platform-links';

/**
 * What came with the address of the capture page: a share from the phone's share sheet, or the page
 * on which the bookmark was pressed. Any other web page could have opened the address, so the page
 * asks before it captures.
 */
export type Arrival =
  | { kind: 'creator'; target: CaptureTarget; label: string; question: string }
  /** Several creators: too many for one question, so they go into the box. */
  | { kind: 'list'; text: string; creators: number }
  /** Nothing in it names a creator. */
  | { kind: 'unusable'; text: string };

/** The server reads as much of one text, in UTF-16 units. */
const READ_LIMIT = 20_000;
/** As much of an unusable text is put into the box. */
const SHOWN_LIMIT = 2000;

/** Cuts a text between two words: a part of a link could name somebody else. */
function cutText(text: string): string {
  if (text.length <= READ_LIMIT) return text;
  return text.slice(0, READ_LIMIT).split(/\s+/).slice(0, -1).join(' ');
}

/** Undoes percent-encoding where it can be undone. */
const decode = (text: string): string =>
  text.replace(/(?:%[\da-f]{2})+/gi, (run) => {
    try {
      return decodeURIComponent(run);
    } catch {
      return run;
    }
  });

/** The field names of the share sheet, as in the manifest's `share_target`. */
const SHARED = ['url', 'text', 'title'] as const;

/** A fragment of letters alone is an anchor on this page. */
const isPlace = (hash: string) => /^#?[\w-]*$/.test(hash);

/** True when the address carries a share or a bookmarked page. */
export const hasCome = ({ search, hash }: { search: string; hash: string }): boolean => {
  const query = new URLSearchParams(search);
  return !isPlace(hash) || SHARED.some((name) => query.get(name)?.trim());
};

/** The texts that came, one for each source. A bookmark may encode the link twice. */
function textsOf({ search, hash }: { search: string; hash: string }): string[] {
  const query = new URLSearchParams(search);
  return [
    isPlace(hash) ? '' : decode(decode(cutText(hash.slice(1)))).trim(),
    ...SHARED.map((name) => cutText(query.get(name) ?? '').trim()),
  ].filter(Boolean);
}

const read = (texts: string[]) => readCaptureList(texts.join('\n'), null);

function questionOf({ target, label }: ListedCapture): string {
  if ('platform' in target) return `Capture ${label} on ${PLATFORM_NAMES[target.platform]}?`;
  const platform = platformOfHost(new URL(target.url).hostname);
  return `Capture the creator behind this ${platform ? `${PLATFORM_NAMES[platform]} ` : ''}link?`;
}

/**
 * What came with the address; null when nothing did. Only a handle or a link of a known shape is
 * offered for capture, whatever came in. Never throws.
 */
export function readArrival(address: { search: string; hash: string }): Arrival | null {
  if (!hasCome(address)) return null;
  const texts = textsOf(address);
  // The title of a share is often one word: only a named platform or a link makes it a creator.
  const relevant = texts.filter((text) => read([text]).captures.length > 0);
  const { captures, bare_handles } = read(relevant);
  const [first] = captures;
  if (!first) return { kind: 'unusable', text: texts.join('\n').slice(0, SHOWN_LIMIT) };
  if (captures.length === 1) return { kind: 'creator', ...first, question: questionOf(first) };
  return { kind: 'list', text: relevant.join('\n'), creators: captures.length + bare_handles };
}
