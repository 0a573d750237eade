import type { Creator } from '@vibes/core/creator/creator';
import { expect, it } from 'vitest';
import { turnOf } from './turn-words.ts';

const now = new Date(2026, 10, 28, 12);
const due = new Date(2026, 10, 28);
const tomorrow = new Date(2026, 10, 29);

type Of = Pick<Creator, 'awaiting' | 'status'> & Partial<Pick<Creator, 'remind_at'>>;
const MINE: Of = { awaiting: 'us', status: 'Responded' };
const CLOSED: Of = { awaiting: 'us', status: 'Converted' };
const THEIRS: Of = { awaiting: 'them', status: 'Contacted' };

it.each<[words: string | undefined, of: Of, mayHaveReplied: boolean]>([
  ['Replied, your turn', MINE, false],
  ['Replied', CLOSED, true],
  ['May have replied', THEIRS, true],
  [undefined, THEIRS, false],
  // A reminder that is due comes before what asks for nothing.
  ['Replied, your turn', { ...MINE, remind_at: due }, false],
  ['May have replied', { ...THEIRS, remind_at: due }, true],
  ['Reminder due', { ...CLOSED, remind_at: due }, false],
  ['Reminder due', { ...THEIRS, remind_at: due }, false],
  ['Replied', { ...CLOSED, remind_at: tomorrow }, false],
  ['Reminder tomorrow', { ...THEIRS, remind_at: tomorrow }, false],
])('says “%s” of a creator who %j', (words, of, mayHaveReplied) => {
  expect(turnOf({ remind_at: null, ...of }, { mayHaveReplied, now })?.words).toBe(words);
});
