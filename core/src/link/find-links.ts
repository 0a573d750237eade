import { trimEnd } from './trim-end.ts';

/**
 * What looks like a link: with a scheme anywhere, without one only where no word, address or longer
 * host name leads into it. All repetitions but the last are bounded, so the time is linear in the
 * length of the text.
 */
const LINK =
  /(?:https?:\/\/|(?<![a-z0-9@._-]))(?:[a-z0-9-]{1,63}\.){1,4}[a-z]{2,24}(?::\d{1,5})?(?:[/?#][\w\-./?=&%@+~#:,;!*'()$]*)?/gi;

/** In characters: as much as sitemaps.org allows a page's address. A longer one is no link, for a part of it could name somebody else. */
export const LINK_MAXIMUM = 2048;

/** The links in a text, in reading order, without the punctuation that follows them. */
export function findLinks(text: string): string[] {
  return [...text.matchAll(LINK)].flatMap(([match]) => {
    const link = trimEnd(match, `.,;:!?'"()`);
    return link.length > LINK_MAXIMUM ? [] : [link];
  });
}
