import { expect, it } from 'vitest';
import { readWords, repliesOffer } from './replies-words.ts';

const NOW = new Date(2026, 10, 20, 14, 5);
const status = (change: object) => ({
  available_from: null,
  trouble: null,
  read_to: null,
  ...change,
});

it('is offered from the operator’s date on', () => {
  expect(repliesOffer(status({}), NOW)).toEqual({ kind: 'none' });
  expect(repliesOffer(status({ available_from: NOW.toISOString() }), NOW)).toEqual({ kind: 'now' });
  const later = new Date(2027, 0, 5).toISOString();
  expect(repliesOffer(status({ available_from: later }), NOW)).toEqual({
    kind: 'later',
    sentence: 'You can switch this on from January 5th, 2027 on.',
  });
});

it('says how far the mailbox was read', () => {
  expect(readWords(status({}), NOW)).toContain('after your next email');
  const read_to = new Date(2026, 10, 20, 11, 9).toISOString();
  expect(readWords(status({ read_to }), NOW)).toBe('On. Your mailbox was read up to 11:09.');
  const before = new Date(2026, 10, 18).toISOString();
  expect(readWords(status({ read_to: before }), NOW)).toContain('November 18th, 2026');
});
