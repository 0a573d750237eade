import { expect, it } from 'vitest';
import { statementLine, type ListedEntry } from './statement-line.ts';

const captured: ListedEntry = {
  id: 'capture_c1',
  at: new Date('2026-05-01T12:00:00Z'),
  kind: 'capture',
  delta: -1,
  balance_after: 9,
  ref: 'c1',
  creator_name: 'Ann',
};

it('names the creator a credit went for', () => {
  expect(statementLine(captured)).toEqual({
    id: 'capture_c1',
    at: captured.at,
    what: 'Captured',
    creator: { id: 'c1', name: 'Ann' },
    delta: -1,
    balance_after: 9,
    ref: 'c1',
  });
});

it.each([
  { ...captured, creator_name: null },
  { ...captured, creator_name: '' },
])('leaves the name empty where the entry has none', (entry) => {
  expect(statementLine(entry).creator).toEqual({ id: 'c1', name: null });
});

it('has no creator where none caused it', () => {
  const trial = {
    ...captured,
    kind: 'grant',
    delta: 10,
    ref: 'trial',
    creator_name: null,
  } as const;
  expect(statementLine(trial)).toMatchObject({ what: 'Trial', creator: null });
});
