import { expect, it } from 'vitest';
import { isByPerson, serverWrote } from './writer.ts';

const now = new Date('2026-05-01T12:00:00Z');
const later = new Date('2026-05-01T12:00:01Z');
const byPerson = { by: 'person', at: later } as const;

it('a write belongs to the writer it names', () => {
  expect(isByPerson(serverWrote(later))).toBe(false);
  expect(isByPerson({ updated_at: later, writer: byPerson })).toBe(true);
});

it('a person is not taken for the writer of a later write that names none', () => {
  expect(isByPerson({ updated_at: now, writer: byPerson })).toBe(false);
});
