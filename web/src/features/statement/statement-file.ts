import { dayOf } from '@vibes/core/account/time-zone';
import { textCell } from '../../lib/save-csv.ts';
import { currentName } from './current-name.ts';
import type { StatementLine } from './statement-line.ts';

export const STATEMENT_HEADER = ['Time', 'What', 'Creator', 'Change', 'Balance', 'Reference'];

/** The lines as rows of a file: times in UTC as ISO 8601, numbers as numbers. */
export const statementRows = (lines: readonly StatementLine[]): (string | number)[][] =>
  lines.map(({ at, what, creator, delta, balance_after, ref }) => [
    at.toISOString(),
    what,
    creator ? textCell(creator.name ?? currentName(null)) : '',
    delta,
    balance_after,
    ref,
  ]);

/** "credits-2026-12-01.csv", after the day in a time zone. */
export const statementFileName = (now: Date, time_zone: string): string =>
  `credits-${dayOf(now, time_zone)}.csv`;
