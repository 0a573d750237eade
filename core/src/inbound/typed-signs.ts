/** A line that begins and ends with a bar is of a table. The initials are those of the one quoted. */
const QUOTED = /^\s{0,3}([>»]|\|(?!.*\|\s*$)|\p{Lu}{2,3}> )/u;
/** Signs that people put in front of a list at least as often as programs in front of a quote. */
const LIST_SIGN = /^\s{0,3}[»|]/;
/** Lines of a list, and characters of one of them, that a person types signs in front of. */
const LONGEST_LIST = 12;
const LONGEST_LINE = 120;
/** Lines that are compared with a quote. */
const MOST_COMPARED = 40;

export const isQuoted = (line: string): boolean => QUOTED.test(line);

const said = (line: string): string =>
  line
    .replace(/^[\s>»|]+/, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** Short lines directly below one that announces them: "My rates:". */
const isAnnounced = (group: readonly string[], above: string): boolean =>
  /[:：]\s*$/.test(above) &&
  group.length <= LONGEST_LIST &&
  group.every((line) => line.length <= LONGEST_LINE && !/^\s*>\s*(>|$)/.test(line));

interface Group {
  /** Lines behind signs of quoting, with the one that may introduce them. */
  group: readonly string[];
  /** The line above them. */
  above: string;
  /** No quote begins before them. */
  isAbove: boolean;
}

/**
 * Tells whether a person typed the signs in front of some lines: their program puts other signs in
 * front of a quote, or what they say is not in the quote below, or there is none and they are a list.
 *
 * @param quote all from the line on that begins the first quote for certain; empty without one
 */
export function typedJudge(quote: readonly string[]): (group: Group) => boolean {
  const signed = quote.find(isQuoted)?.trim()[0];
  // On one line, so that lines broken elsewhere are found in it.
  const text = quote.map(said).join(' ');
  return ({ group, above, isAbove }) => {
    const isList = group.every((line) => LIST_SIGN.test(line) && line.trim()[0] !== signed);
    if (isList) return true;
    if (!isAbove || group.length > MOST_COMPARED) return false;
    if (quote.length === 0) return isAnnounced(group, above);
    const texts = group.map(said).filter((one) => one !== '');
    return texts.filter((one) => text.includes(one)).length * 2 < texts.length;
  };
}
