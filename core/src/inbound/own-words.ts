import { isQuotedHeader, letterOf, type Letter } from './quoted-header.ts';
import { ORIGINAL, WROTE } from './quote-words.ts';

/** Characters of a line, or of up to three of them, that may introduce a quote: real ones are short. */
const LONGEST_INTRODUCTION = 400;
const MOST_LINES = 3;

/** A line that begins and ends with a bar is of a table. The initials are those of the one quoted. */
const isQuoted = (line: string): boolean =>
  /^\s{0,3}([>»]|\|(?!.*\|\s*$)|\p{Lu}{2,3}> )/u.test(line);
const isEmpty = (line: string): boolean => line.trim() === '';

const ADDRESS = /[^\s<>@()[\]]@[^\s<>@()[\]]/;
/** A year or a time of day. */
const MOMENT = /(?<!\p{Nd})(20\d\d(?!\p{Nd})|20\d\d年|\p{Nd}{1,2}[:.h]\p{Nd}\p{Nd}(?!\p{Nd}))/u;

/** "On 20 Nov 2026 at 9:05, Max <max@brand.com> wrote:", in whatever language. */
function isIntroduction(text: string): boolean {
  if (text.length > LONGEST_INTRODUCTION || !/[:：]\s*$/.test(text)) return false;
  return MOMENT.test(text) && (WROTE.test(text) || ADDRESS.test(text));
}

/** "Max wrote:", which means so only above a quote. */
const isShortIntroduction = (text: string): boolean =>
  text.length <= 120 && /[:：]\s*$/.test(text) && (WROTE.test(text) || ADDRESS.test(text));

/** How many lines from `at` on introduce a quote; 0 for none. */
function introduction({ lines, answered }: Letter, at: number): number {
  const line = lines[at] ?? '';
  if (isEmpty(line)) return 0;
  for (let count = 1; count <= MOST_LINES; count += 1) {
    const part = lines.slice(at, at + count);
    if (part.some(isEmpty) || part.some(isQuoted)) break;
    if (!isIntroduction(part.join(' '))) continue;
    // Where it is one without its first line, that line is the person's.
    return count > 1 && isIntroduction(part.slice(1).join(' ')) ? 0 : count;
  }
  if (line.length > LONGEST_INTRODUCTION || !isQuoted(nextText(lines, at + 1))) return 0;
  const isNamed = MOMENT.test(line) && answered.some((who) => line.toLowerCase().includes(who));
  return isNamed || isShortIntroduction(line) ? 1 : 0;
}

const nextText = (lines: readonly string[], at: number): string =>
  lines.slice(at, at + 4).find((line) => !isEmpty(line)) ?? '';

/** `>>> Max <max@brand.com> 3/3/2026 9:12 >>>`, above what GroupWise quotes without signs. */
const isBanner = (line: string): boolean =>
  line.length <= LONGEST_INTRODUCTION &&
  /^\s*>{3}\s.*\S\s*>{3}\s*$/.test(line) &&
  (ADDRESS.test(line) || MOMENT.test(line));

/**
 * The lines a person wrote, without what their mail program quotes: above, below and between quoted
 * lines. What cannot be told apart is kept.
 */
function ownLines(letter: Letter): string[] {
  const { lines } = letter;
  const own: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (isBanner(line) && !isQuoted(nextText(lines, at + 1))) return own;
    if (isQuoted(line)) continue;
    if (ORIGINAL.test(line) || isQuotedHeader(letter, at)) return own;
    const introducing = introduction(letter, at);
    if (introducing === 0) {
      own.push(line);
      continue;
    }
    const after = nextText(lines, at + introducing);
    // Some programs quote without signs: all that follows is quoted then.
    if (!isQuoted(after)) return own;
    at += introducing - 1;
  }
  return own;
}

const tidy = (lines: readonly string[]): string =>
  lines
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** Marks that give a direction to a text, which stand around addresses in Hebrew and Arabic. */
const DIRECTIONS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * A person's own words in a message; all of it where nothing else would be left. Linear.
 *
 * @param answered names and addresses of whom the message goes to: what is quoted is theirs
 */
export function ownWords(text: string, answered: readonly string[] = []): string {
  const whom = answered.map((who) => who.toLowerCase()).filter((who) => who.length >= 3);
  const lines = text.replace(/\r\n?/g, '\n').replace(DIRECTIONS, '').split('\n');
  const own = tidy(ownLines(letterOf(lines, whom)));
  if (own !== '') return own;
  return tidy(lines.filter((line) => !isQuoted(line))) || tidy(lines);
}
