import { expect, it } from 'vitest';
import { optedOutSentence } from '../../../shared/creator-details/opted-out.tsx';
import { nextTry } from './details-words.ts';

// Without a time zone: a person reads times in their own.
const now = new Date(2026, 4, 1, 12, 0);
const unread = {
  next_read_at: null,
  read_blocked_by: 'captcha',
  email_sent: false,
  dm_sent_at: null,
  read_state: 'blocked',
  status: 'Discovered',
  status_set_by: 'event',
} as const;

it.each([
  ['later today', new Date(2026, 4, 1, 14, 5), 'We’ll try again at 14:05.'],
  ['on another day', new Date(2026, 4, 3, 9, 30), 'We’ll try again on Sunday, May 3 at 09:30.'],
  ['whose time has come', new Date(2026, 4, 1, 11, 58), 'We’ll try again in a few minutes.'],
])('a reading %s is announced', (_, next_read_at, sentence) => {
  expect(nextTry({ ...unread, next_read_at }, now)).toBe(sentence);
});

it('after the last attempt the person can capture again', () => {
  expect(nextTry(unread, now)).toBe('We stopped trying. Capture the creator again.');
});

it('a profile that is gone is not read again', () => {
  expect(nextTry({ ...unread, read_blocked_by: 'not_found' }, now)).toMatch(
    /^We won’t try again\./,
  );
});

it.each([{ email_sent: true }, { dm_sent_at: now }])(
  'a creator who was written to is not read again: %o',
  (contacted) => {
    expect(nextTry({ ...unread, ...contacted }, now)).toMatch(/already contacted this creator/);
  },
);

it('a creator written to before the profile was read is still read', () => {
  const written = { ...unread, email_sent: true, status: 'Contacted' } as const;
  const next_read_at = new Date(2026, 4, 1, 14, 5);
  expect(nextTry({ ...written, next_read_at }, now)).toBe('We’ll try again at 14:05.');
  const read = { ...written, next_read_at, read_state: 'read' } as const;
  expect(nextTry(read, now)).toMatch(/already contacted this creator/);
});

it('no reading is announced while a person keeps the creator at another status', () => {
  const held = { ...unread, status: 'Rejected', status_set_by: 'person' } as const;
  const sentence = 'We won’t try again while the status is Rejected.';
  for (const next_read_at of [null, new Date(2026, 4, 1, 14, 5)])
    expect(nextTry({ ...held, next_read_at }, now)).toBe(sentence);
});

it('names the day a creator unsubscribed', () => {
  expect(optedOutSentence(new Date(2026, 4, 1, 12))).toBe(
    'Unsubscribed on May 1, 2026. We won’t send emails or prepare DMs.',
  );
});
