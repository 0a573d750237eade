import { expect, it } from 'vitest';
import { STATEMENT_HEADER, statementFileName, statementRows } from './statement-file.ts';
import type { StatementLine } from './statement-line.ts';

const line: StatementLine = {
  id: 'capture_c1',
  at: new Date('2026-05-01T12:00:00Z'),
  what: 'Captured',
  creator: { id: 'c1', name: 'Ann' },
  delta: -1,
  balance_after: 9,
  ref: 'c1',
};

it('has a cell for every column, and numbers that can be added up', () => {
  const trial = {
    ...line,
    what: 'Trial',
    creator: null,
    delta: 10,
    balance_after: 10,
    ref: 'trial',
  };
  const rows = statementRows([line, trial]);
  expect(rows).toEqual([
    ['2026-05-01T12:00:00.000Z', 'Captured', 'Ann', -1, 9, 'c1'],
    ['2026-05-01T12:00:00.000Z', 'Trial', '', 10, 10, 'trial'],
  ]);
  for (const row of rows) expect(row).toHaveLength(STATEMENT_HEADER.length);
});

it('says that it was a creator where the name is unknown', () => {
  expect(statementRows([{ ...line, creator: { id: 'c1', name: null } }])[0]?.[2]).toBe('A creator');
});

it('keeps a name of digits a text', () => {
  expect(statementRows([{ ...line, creator: { id: 'c1', name: '007' } }])[0]?.[2]).toBe("'007");
});

it("is named after the day in the person's time zone", () => {
  const now = new Date('2026-11-30T23:30:00Z');
  expect(statementFileName(now, 'Europe/Berlin')).toBe('credits-2026-12-01.csv');
  expect(statementFileName(now, 'America/New_York')).toBe('credits-2026-11-30.csv');
});
