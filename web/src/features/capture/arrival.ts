import type { CaptureTarget } from '@vibes/core/capture/capture-list';
import { PLATFORM_NAMES } from '@vibes/core/creator/platform';
import { findProfileLink } from '@vibes/core/link/find-profile-link';

/**
 * What came with the address of the capture page: a share from the phone's share sheet, or the
 * page a bookmark was pressed on. Any other web page could have opened it, so it is asked about.
 */
export type Arrival =
  | { kind: 'creator'; target: CaptureTarget; label: string; question: string }
  /** Nothing in it names a creator. */
  | { kind: 'unusable'; text: string };

/** As much of a text is read as the server reads of one, in UTF-16 units. */
const READ_LIMIT = 20_000;
/** As much of an unusable text is worth putting into the box. */
const SHOWN_LIMIT = 2000;

/** A text cut between two words: a part of a link could name somebody else. */
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

/** The names under which the share sheet hands things over: the manifest's `share_target`. */
const SHARED = ['url', 'text', 'title'] as const;

/** A fragment of letters alone is a place on this page. */
const isPlace = (hash: string) => /^#?[\w-]*$/.test(hash);

/** True when the address carries something that was sent here. */
export const hasCome = ({ search, hash }: { search: string; hash: string }): boolean => {
  const query = new URLSearchParams(search);
  return !isPlace(hash) || SHARED.some((name) => query.get(name)?.trim());
};

function textsOf({ search, hash }: { search: string; hash: string }) {
  const query = new URLSearchParams(search);
  return {
    sent: isPlace(hash) ? '' : decode(cutText(hash.slice(1))).trim(),
    shared: SHARED.map((name) => cutText(query.get(name) ?? '').trim()),
  };
}

/**
 * What came with the address; null when nothing did. Only a handle or a link of a known shape comes
 * out of it, whatever went in. Never throws.
 */
export function readArrival(address: { search: string; hash: string }): Arrival | null {
  const { sent, shared } = textsOf(address);
  // Somebody's bookmark may encode the link twice.
  const [first = '', ...others] = [sent, decode(sent), ...shared].filter(Boolean);
  const link = findProfileLink({ url: first, text: others.join('\n') });
  if (link.kind === 'unsupported')
    return hasCome(address)
      ? {
          kind: 'unusable',
          text: [sent, ...shared].filter(Boolean).join('\n').slice(0, SHOWN_LIMIT),
        }
      : null;
  const platform = PLATFORM_NAMES[link.platform];
  if (link.kind === 'resolve')
    return {
      kind: 'creator',
      target: { url: link.url },
      label: link.url.replace(/^https:\/\/(?:www\.)?/, ''),
      question: `Capture the creator behind this ${platform} link?`,
    };
  return {
    kind: 'creator',
    target: { platform: link.platform, handle: link.handle },
    label: `@${link.handle}`,
    question: `Capture @${link.handle} on ${platform}?`,
  };
}
