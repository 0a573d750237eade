import { expect, it } from 'vitest';
import { countWords, KINDS, type Kind } from './kinds.ts';

const WORDS: Record<Kind, [one: string, many: string, capped: string]> = {
  reply: ['1 reply', '6 replies', '1,000+ replies'],
  may_be: ['1 may be a reply', '6 may be replies', '1,000+ may be replies'],
  review: ['1 to review', '6 to review', '1,000+ to review'],
  failure: ['1 failed', '6 failed', '1,000+ failed'],
  reminder: ['1 reminder', '6 reminders', '1,000+ reminders'],
  dm: ['1 DM', '6 DMs', '1,000+ DMs'],
  unwatched: ['Replies not watched', 'Replies not watched', 'Replies not watched'],
};

it.each(KINDS)('counts of %s are said for one, several, and more than are counted', (kind) => {
  const said = [
    { count: 1, isMore: false },
    { count: 6, isMore: false },
    { count: 1000, isMore: true },
  ].map((count) => countWords(kind, count));
  expect(said).toEqual(WORDS[kind]);
});

it('one of which there may be more is not said to be one', () => {
  expect(countWords('dm', { count: 1, isMore: true })).toBe('1+ DMs');
});
