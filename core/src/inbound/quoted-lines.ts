import { isQuotedHeader, type Letter } from './quoted-header.ts';
import { DATED_ORIGINAL, FORWARD_BEGINS, ORIGINAL, WROTE } from './quote-words.ts';
import { isQuoted, typedJudge } from './typed-signs.ts';

/** Characters of a line, or of up to three of them, that may introduce a quote: real ones are short. */
const LONGEST_INTRODUCTION = 400;
const MOST_LINES = 3;
/** Quoted parts that are compared with the quote below them. */
const MOST_PARTS = 20;

const isEmpty = (line: string): boolean => line.trim() === '';

const ADDRESS = /[^\s<>@()[\]]@[^\s<>@()[\]]/;
/** A year or a time of day. */
const MOMENT = /(?<!\p{Nd})(20\d\d(?!\p{Nd})|20\d\d年|\p{Nd}{1,2}[:.h]\p{Nd}\p{Nd}(?!\p{Nd}))/u;

/** The year, without which a time of day says little. */
const YEAR = /(?<!\p{Nd})\p{Nd}{4}(?!\p{Nd})/u;
/** As Zoho frames it: "---- On Tue, 24 Nov 2026 09:05 Max <max@brand.com> wrote ---". */
const FRAMED = /^\s*[-–—=_]{2,}.*[-–—=_]{2,}\s*$/;

/** "On 20 Nov 2026 at 9:05, Max <max@brand.com> wrote:", in whatever language. */
function isIntroduction(text: string): boolean {
  if (text.length > LONGEST_INTRODUCTION) return false;
  if (!/[:：]\s*$/.test(text) && !(FRAMED.test(text) && YEAR.test(text))) return false;
  return MOMENT.test(text) && (WROTE.test(text) || ADDRESS.test(text));
}

/** Whether the lines behind the first are an introduction by themselves: that line is the person's then. */
function isWithoutFirst({ answered }: Letter, [first = '', ...rest]: readonly string[]): boolean {
  const others = rest.join(' ');
  if (!isIntroduction(others)) return false;
  if (answered.includes(first.trim().toLowerCase())) return false;
  return YEAR.test(others) || !YEAR.test(first) || /[.!?。！？]\s*$/.test(first);
}

/** "Max wrote:", which means so only above a quote. */
const isShortIntroduction = (text: string): boolean =>
  text.length <= 120 && /[:：]\s*$/.test(text) && (WROTE.test(text) || ADDRESS.test(text));

/** How many lines from `at` on introduce a quote, 0 for none; `isShort`: only the quote shows that they do. */
function introduction(letter: Letter, at: number): { count: number; isShort: boolean } {
  const { lines, answered } = letter;
  const line = lines[at] ?? '';
  const none = { count: 0, isShort: false };
  if (isEmpty(line)) return none;
  for (let count = 1; count <= MOST_LINES; count += 1) {
    const part = lines.slice(at, at + count);
    if (part.some(isEmpty) || part.some(isQuoted)) break;
    if (!isIntroduction(part.join(' '))) continue;
    return count > 1 && isWithoutFirst(letter, part) ? none : { count, isShort: false };
  }
  if (line.length > LONGEST_INTRODUCTION || !isQuoted(nextText(lines, at + 1))) return none;
  const isNamed = MOMENT.test(line) && answered.some((who) => line.toLowerCase().includes(who));
  if (isNamed) return { count: 1, isShort: false };
  return isShortIntroduction(line) ? { count: 1, isShort: true } : none;
}

const nextText = (lines: readonly string[], at: number): string =>
  lines.slice(at, at + 4).find((line) => !isEmpty(line)) ?? '';

/** `>>> Max <max@brand.com> 3/3/2026 9:12 >>>`, above what GroupWise quotes without signs. */
const isBanner = (line: string): boolean =>
  line.length <= LONGEST_INTRODUCTION &&
  /^\s*>{3}\s.*\S\s*>{3}\s*$/.test(line) &&
  (ADDRESS.test(line) || MOMENT.test(line));

/** Whether all from a line on is quoted, by what it says. */
const beginsQuote = (letter: Letter, at: number): boolean => {
  const line = letter.lines[at] ?? '';
  if (isBanner(line)) return !isQuoted(nextText(letter.lines, at + 1));
  return (
    ORIGINAL.test(line) ||
    DATED_ORIGINAL.test(line) ||
    FORWARD_BEGINS.test(line) ||
    isQuotedHeader(letter, at)
  );
};

interface Judged {
  /** For each line, whether it is quoted or introduces what is. */
  quoted: boolean[];
  /** Where the first quote begins that is one for certain; the number of lines without one. */
  first: number;
}

function judgeLines(letter: Letter): Judged {
  const { lines } = letter;
  const quoted = lines.map(isQuoted);
  const [certain, short]: number[][] = [[], []];
  const judged = (): Judged => ({ quoted, first: certain?.[0] ?? short?.[0] ?? lines.length });
  for (let at = 0; at < lines.length; at += 1) {
    if (quoted[at] === true && !isBanner(lines[at] ?? '')) continue;
    const { count, isShort } = introduction(letter, at);
    const isEnd = count === 0 && beginsQuote(letter, at);
    if (count === 0 && !isEnd) continue;
    (isShort ? short : certain)?.push(at);
    // Some programs quote without signs: all that follows is quoted then.
    if (isEnd || !isQuoted(nextText(lines, at + count))) {
      quoted.fill(true, at);
      return judged();
    }
    quoted.fill(true, at, at + count);
    at += count - 1;
  }
  return judged();
}

/** The parts of a message between which it is quoted, each from a line up to another. */
export function partsOf(
  quoted: readonly boolean[],
  isWanted: boolean,
): [from: number, to: number][] {
  const parts: [number, number][] = [];
  quoted.forEach((is, at) => {
    if (is !== isWanted) return;
    const last = parts.at(-1);
    if (last?.[1] === at) last[1] = at + 1;
    else parts.push([at, at + 1]);
  });
  return parts;
}

/** Quoted lines, without those that a person typed the signs in front of. */
export function quotedLines(letter: Letter): boolean[] {
  const { lines } = letter;
  const { quoted, first } = judgeLines(letter);
  const judge = typedJudge(lines.slice(first));
  for (const [from, to] of partsOf(quoted, true).slice(0, MOST_PARTS)) {
    const group = lines.slice(from, to);
    const isAbove = from < first;
    if (judge({ group, above: lines[from - 1] ?? '', isAbove })) quoted.fill(false, from, to);
  }
  return quoted;
}
