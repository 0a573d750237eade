import { judgeReaders, type ReaderVerdict } from '@vibes/core/reader-health/judge-readers';
import { loadReaderCounts } from '../../../functions/src/reader-health/load-reader-counts.ts';
import type { Books, Finding } from './doctor-check.ts';

const HEAD = ['reader', 'pages in 24 h', 'as expected', 'by fallback', 'blind', 'usual', 'verdict'];
const FEW = 'too few pages to say';

/** `2026-05-01 14:00 UTC`. */
const hourOf = (at: Date) => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
const percent = (share: number | null) => (share === null ? '–' : `${Math.round(share * 100)} %`);
const pagesOf = (tally: ReaderVerdict['day']) => tally.expected + tally.fallback + tally.blind;

function verdictWords({ state, since }: ReaderVerdict): string {
  if (state === 'blind') return since ? `blind since ${hourOf(since)}` : 'blind';
  return state === 'well' ? 'well' : FEW;
}

function rowOf(verdict: ReaderVerdict): string[] {
  const { reader, day, usual } = verdict;
  const numbers = [pagesOf(day), day.expected, day.fallback, day.blind].map(String);
  return [reader, ...numbers, percent(usual), verdictWords(verdict)];
}

/** Rows as lines: the first and the last column to the left, numbers to the right. */
function table(rows: string[][]): string[] {
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const cell = (text: string, column: number) => {
    if (column === HEAD.length - 1) return text;
    const width = widths[column] ?? 0;
    return column === 0 ? text.padEnd(width) : text.padStart(width);
  };
  return rows.map((row) => row.map(cell).join('  '));
}

function sentence(verdict: ReaderVerdict): string {
  const { reader, judged, usual } = verdict;
  const missed = judged.fallback + judged.blind;
  const time = judged.days === 1 ? '24 hours' : `${judged.days} days`;
  const ever = usual === null ? '' : ` Usually it is ${percent(usual)}.`;
  return `The reader of ${reader} is ${verdictWords(verdict)}: ${missed} of ${pagesOf(judged)} pages of the last ${time} came without the data it expects.${ever}`;
}

/**
 * The health of the readers of known services, by the counts of all instances; not well when one is
 * blind.
 */
export async function checkReaders({ documents, clock }: Books): Promise<Finding> {
  const now = clock();
  const verdicts = judgeReaders(await loadReaderCounts(documents, now), now);
  const blind = verdicts.filter(({ state }) => state === 'blind');
  const summary = blind.length
    ? [...blind.map(sentence), 'See docs/operations.md for what to do.']
    : [verdicts.length ? 'No reader is blind.' : 'No page of a known service was read in 30 days.'];
  const rows = verdicts.length ? table([HEAD, ...verdicts.map(rowOf)]) : [];
  return { is_well: blind.length === 0, lines: [...rows, ...summary] };
}
