import { expect, it } from 'vitest';
import { lookBackWords, readWords, repliesOffer } from './replies-words.ts';

const NOW = new Date(2026, 10, 20, 14, 5);
const status = (change: object) => ({
  available_from: null,
  trouble: null,
  read_to: null,
  watched_since: null,
  unwatched: null,
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
  expect(readWords(status({}), NOW)).toContain('after each email');
  const read_to = new Date(2026, 10, 20, 11, 9).toISOString();
  expect(readWords(status({ read_to }), NOW)).toBe('On. Your mailbox was read up to 11:09.');
  const before = new Date(2026, 10, 18).toISOString();
  expect(readWords(status({ read_to: before }), NOW)).toContain('November 18th, 2026');
});

it('names the emails from before it was on, and their days', () => {
  const words = (emails: number, since: Date) =>
    lookBackWords(
      { watched_since: NOW.toISOString(), unwatched: { emails, since: since.toISOString() } },
      NOW,
    );
  expect(words(40, new Date(2026, 10, 3))).toEqual({
    question: 'Also look for replies to the 40 emails since November 3?',
    standing: 'We don’t look for replies to the 40 emails you sent from November 3 to November 20.',
    reading: 'To do so, we read the mail since November 3 the same way, and keep the same of it.',
  });
  expect(words(1200, new Date(2026, 10, 20)).standing).toContain('1,200 emails you sent on');
  expect(words(1, new Date(2025, 11, 30))).toMatchObject({
    question: 'Also look for the answer to your email of December 30, 2025?',
    standing: 'We don’t look for the answer to your email of December 30, 2025.',
  });
});
