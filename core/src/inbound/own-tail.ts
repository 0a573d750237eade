import { GET_PROGRAM, SCANNED, SENT_FROM_DEVICE } from './tail-words.ts';

/** Characters of a line that a program adds. */
const LONGEST_LINE = 200;
/** Lines of a signature behind a mark that is written in more than one way. */
const LONGEST_SIGNATURE = 12;

const LINK_ONLY = /^\s*[<[(]*(?:https?:\/\/|www\.)\S+\s*$/i;
const LINK = /[<[(]*https?:\/\/\S+/gi;

/** What comes before a signature (RFC 3676, 4.3). */
const DELIMITER = /^--\s$/;
/** The same without its space, or as a telephone corrects it. */
const LOOSE_DELIMITER = /^\s*(?:--|[—–]{1,2})\s*$/;
/** Prices, which no signature holds. */
const PRICE = /[€$£¥₺₽₹₩]\s?\p{Nd}|\p{Nd}\s?(?:[€$£¥₺₽₹₩元円]|(?:usd|eur|gbp|chf|zł|kr)\b)/iu;

const isEmpty = (line: string): boolean => line.trim() === '';

const hasPrice = (lines: readonly string[]): boolean => lines.some((line) => PRICE.test(line));

function isSignature(behind: readonly string[]): boolean {
  const said = behind.filter((line) => !isEmpty(line));
  return (
    said.length <= LONGEST_SIGNATURE && !said.some((line) => /[?？؟]/.test(line)) && !hasPrice(said)
  );
}

/** Where the signature of a part begins; its end without one. */
function signatureAt(lines: readonly string[]): number {
  // Of marks in a row that are no signature, the last ones are looked at: each costs what is behind it.
  const found = lines.findIndex((line) => DELIMITER.test(line));
  const end = found === -1 || hasPrice(lines.slice(found)) ? lines.length : found;
  const from = Math.max(0, end - 2 * LONGEST_SIGNATURE - 2);
  for (let at = from; at < end; at += 1) {
    if (LOOSE_DELIMITER.test(lines[at] ?? '') && isSignature(lines.slice(at + 1, end))) return at;
  }
  return end;
}

const isAdded = (line: string): boolean =>
  line.length <= LONGEST_LINE &&
  !PRICE.test(line) &&
  (SENT_FROM_DEVICE.test(line) ||
    SCANNED.test(line) ||
    GET_PROGRAM.test(line.replace(LINK, '').trim()));

/**
 * How many lines at the beginning of a part, up to what is quoted below it, are what a person wrote
 * this time: without a signature and without what a telephone, a program or a scanner adds.
 */
export function writtenLines(lines: readonly string[]): number {
  let end = signatureAt(lines);
  for (let at = end - 1; at >= 0; at -= 1) {
    const line = lines[at] ?? '';
    if (isAdded(line)) end = at;
    // A link belongs to the line above it, which may be one that is added.
    else if (!isEmpty(line) && !LINK_ONLY.test(line)) break;
  }
  return end;
}
