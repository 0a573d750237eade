import { expect, it } from 'vitest';
import { unreadSince } from './unread-since.ts';

const since = '2026-05-06T12:00:00.000Z';
const emailSettings = { follow_ups: true, watch_replies: true };
const replies = { trouble: { code: 'unreachable', sentence: 'No.', since } } as const;
const waits = { emailSettings, replies };

it.each([
  ['after a day', waits, '2026-05-07T12:00:00Z', since],
  ['not before', waits, '2026-05-07T11:59:00Z', null],
  ['while it can be read', { ...waits, replies: { trouble: null } }, '2026-06-07T12:00:00Z', null],
  [
    'while follow-ups are off',
    { ...waits, emailSettings: { ...emailSettings, follow_ups: false } },
    '2026-06-07T12:00:00Z',
    null,
  ],
])('a mailbox that cannot be read is told %s', (_, known, now, expected) => {
  expect(unreadSince(known, new Date(now))?.toISOString() ?? null).toBe(expected);
});
