import { BARE_ORIGINAL, LABELS } from './quote-words.ts';

/** Names and addresses of whom an answer goes to, in lower case. */
type Answered = readonly string[];

/** Lines of a header above a quoted message. */
const HEADER_LINES = 7;
/** Characters of a line that are looked at. */
const LONGEST_LINE = 200;

const LABELED = /^[\s>*_]*(?![\s>*_])([^:：\p{Nd}]{1,25}?)[\s*_]*[:：](.*)$/u;
const TIME = /\p{Nd}{1,2}[:.]\p{Nd}\p{Nd}/u;

/** Whether a line of a header has the day and the time of a message: a year, and a time beside it. */
function isDated(line: string): boolean {
  const first = line.search(/20\d\d/);
  if (first === -1) return false;
  const last = /.*(?=20\d\d)/.exec(line)?.[0].length ?? 0;
  return TIME.test(line.slice(first + 4)) || TIME.test(line.slice(0, last));
}

type Label = (typeof LABELS)[number][0];

function labelOf(line: string): Label | undefined {
  const [, word] = LABELED.exec(line.slice(0, LONGEST_LINE)) ?? [];
  return word === undefined ? undefined : LABELS.find(([, words]) => words.test(word.trim()))?.[0];
}

/** The lines of a message, with what their labels say. */
export interface Letter {
  lines: readonly string[];
  labels: readonly (Label | undefined)[];
  answered: Answered;
}

export const letterOf = (lines: readonly string[], answered: Answered): Letter => ({
  lines,
  labels: lines.map(labelOf),
  answered,
});

/** By its words: who from, and two more of when, to whom and about what. */
function isWorded({ labels }: Letter, at: number): boolean {
  const first = labels[at];
  if (first === undefined || first === 'to') return false;
  const kinds = new Set(labels.slice(at, at + HEADER_LINES));
  kinds.delete(undefined);
  return kinds.has('from') && kinds.size >= 3;
}

/** In a language of which no words are known: three labeled lines, one that names the reader, one with a date. */
function isShaped({ lines, answered }: Letter, at: number): boolean {
  if (answered.length === 0 || !LABELED.test((lines[at] ?? '').slice(0, LONGEST_LINE)))
    return false;
  const part = lines.slice(at, at + 4).map((line) => line.slice(0, LONGEST_LINE).toLowerCase());
  const end = part.findIndex((line) => !LABELED.test(line));
  const labeled = end === -1 ? part : part.slice(0, end);
  return (
    labeled.length >= 3 &&
    labeled.some(isDated) &&
    labeled.some((line) => answered.some((who) => line.includes(who)))
  );
}

const isHeader = (letter: Letter, at: number): boolean =>
  isWorded(letter, at) || isShaped(letter, at);

/** What is above a header and belongs to it: the line that Outlook draws, or the words of phones. */
const isAbove = (line: string): boolean =>
  /^\s*[_-]{8,}\s*$/.test(line) || BARE_ORIGINAL.test(line);

/** Whether a header of a quoted message begins here. */
export function isQuotedHeader(letter: Letter, at: number): boolean {
  if (isHeader(letter, at)) return true;
  const { lines } = letter;
  if (!isAbove((lines[at] ?? '').slice(0, LONGEST_LINE))) return false;
  const next = lines.slice(at + 1, at + 5).findIndex((line) => line.trim() !== '');
  return next !== -1 && isHeader(letter, at + 1 + next);
}
