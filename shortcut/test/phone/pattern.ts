/** An ICU pattern as a JavaScript one: flags at its beginning are moved, the rest is the same. */
export function readPattern(pattern: string, { isCaseSensitive }: { isCaseSensitive: boolean }) {
  const [opening, inline = ''] = /^\(\?([ims]+)\)/.exec(pattern) ?? [''];
  const given = isCaseSensitive || inline.includes('i') ? inline : `${inline}i`;
  return new RegExp(pattern.slice(opening.length), `g${given}`);
}

const LINK = /(?:https?:\/\/)?(?:[\w-]+\.)+[a-z]{2,}(?:[/?#][^\s<>"]*)?/gi;

/** The links in a text, each with a scheme and without the punctuation after it. */
export const linksIn = (text: string): string[] =>
  [...text.matchAll(LINK)]
    .filter(({ index }) => text[index - 1] !== '@')
    .map(([link]) => link.replace(/[.,;:!?)\]]+$/, ''))
    .map((link) => (/^https?:/i.test(link) ? link : `http://${link}`));
