import { monthIn } from './credit-times.ts';
import type { StatementLine } from './statement-line.ts';

/** The lines of one month. */
export interface StatementMonth {
  /** `November 2026` */
  month: string;
  lines: readonly StatementLine[];
  /** What they come to; null while older lines of the month may be missing. */
  sum: number | null;
}

/** Lines by the month in a time zone, in their order. Of the last month `hasMore` leaves the sum open. */
export function statementMonths(
  lines: readonly StatementLine[],
  { time_zone, hasMore }: { time_zone: string; hasMore: boolean },
): StatementMonth[] {
  const months = new Map<string, StatementLine[]>();
  for (const line of lines) {
    const month = monthIn(line.at, time_zone);
    const of = months.get(month);
    if (of) of.push(line);
    else months.set(month, [line]);
  }
  return [...months].map(([month, of], place) => {
    const isWhole = !hasMore || place < months.size - 1;
    const sum = isWhole ? of.reduce((total, { delta }) => total + delta, 0) : null;
    return { month, lines: of, sum };
  });
}
