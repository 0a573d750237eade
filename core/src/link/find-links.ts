/**
 * Links by their look: with a scheme anywhere, without one only where no word,
 * address or longer host name leads into it. All repetitions are bounded, so
 * the time is linear in the length of the text.
 */
const LINK =
  /(?:https?:\/\/|(?<![a-z0-9@._-]))(?:[a-z0-9-]{1,63}\.){1,4}[a-z]{2,24}(?::\d{1,5})?(?:[/?#][\w\-./?=&%@+~#:,;!*'()$]*)?/gi;

/** The links in a text, in reading order, without the punctuation that follows them. */
export function findLinks(text: string): string[] {
  return [...text.matchAll(LINK)].map(([link]) => link.replace(/[.,;:!?'"()]+$/, ''));
}
