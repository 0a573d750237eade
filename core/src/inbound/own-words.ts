import { LABELS, ORIGINAL, WROTE } from './quote-words.ts';

/** Characters of a line, or of up to three of them, that may introduce a quote: real ones are short. */
const LONGEST_INTRODUCTION = 400;
const MOST_LINES = 3;
/** Lines of a header above a quoted message. */
const HEADER_LINES = 7;

const isQuoted = (line: string): boolean => /^\s{0,3}[>|»]/.test(line);
const isEmpty = (line: string): boolean => line.trim() === '';

const ADDRESS = /[<[(]?[^\s<>@()[\]]+@[^\s<>@()[\]]+[>\])]?/;
/** A year or a time of day. */
const MOMENT = /\b20\d\d\b|20\d\d年|\b\d{1,2}[:.h]\d\d\b/;

/** "On 20 Nov 2026 at 9:05, Max <max@brand.com> wrote:", in whatever language. */
function isIntroduction(text: string): boolean {
  if (text.length > LONGEST_INTRODUCTION || !/[:：]\s*$/.test(text)) return false;
  return MOMENT.test(text) && (WROTE.test(text) || ADDRESS.test(text));
}

/** How many lines from `at` on introduce a quote; 0 for none. */
function introduction(lines: readonly string[], at: number): number {
  if (isEmpty(lines[at] ?? '')) return 0;
  for (let count = 1; count <= MOST_LINES; count += 1) {
    const part = lines.slice(at, at + count);
    if (part.some(isEmpty) || part.some(isQuoted)) return 0;
    if (isIntroduction(part.join(' '))) return count;
  }
  return 0;
}

function labelOf(line: string): string | undefined {
  const [, word] = /^[\s>*_]*([^:：]{1,25}?)[\s*_]*[:：]/.exec(line) ?? [];
  return word === undefined ? undefined : LABELS.find(([, words]) => words.test(word.trim()))?.[0];
}

/** Whether a header of a quoted message begins here: who from, and two more of when, to whom and about what. */
function isHeader(lines: readonly string[], at: number): boolean {
  const first = labelOf(lines[at] ?? '');
  if (first !== 'from' && first !== 'date') return false;
  const kinds = new Set(lines.slice(at, at + HEADER_LINES).map(labelOf));
  kinds.delete(undefined);
  return kinds.has('from') && kinds.size >= 3;
}

const nextText = (lines: readonly string[], at: number): string =>
  lines.slice(at, at + 4).find((line) => !isEmpty(line)) ?? '';

/** A line drawn by Outlook above a header, which belongs to it. */
const isRule = (line: string): boolean => /^\s*[_-]{8,}\s*$/.test(line);

/**
 * The lines a person wrote, without what their mail program quotes: above, below and between quoted
 * lines. What cannot be told apart is kept.
 */
function ownLines(lines: readonly string[]): string[] {
  const own: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (isQuoted(line)) continue;
    if (ORIGINAL.test(line) || isHeader(lines, at)) return own;
    if (isRule(line) && isHeader(lines, lines.indexOf(nextText(lines, at + 1), at + 1))) return own;
    const introducing = introduction(lines, at);
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

/** A person's own words in a message; all of it where nothing else would be left. Linear. */
export function ownWords(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const own = tidy(ownLines(lines));
  if (own !== '') return own;
  return tidy(lines.filter((line) => !isQuoted(line))) || tidy(lines);
}
