import type { UserData } from '@vibes/core/account/user-data';
import { beforeEach, expect, it, vi } from 'vitest';
import { storageInMemory } from '../../../../test/lib/storage-in-memory.ts';
import { putUnwatchedAside, unwatchedItem } from './unwatched.ts';

const NOW = new Date('2026-11-28T12:00:00');
const LONG_AGO = '2026-01-01T00:00:00Z';

type Known = Parameters<typeof unwatchedItem>[1];
interface Differing {
  email?: Partial<UserData['emailSettings']>;
  replies?: Partial<UserData['replies']>;
}

/** Replies are watched through Gmail, and all is known. */
const known = ({ email = {}, replies = {} }: Differing = {}): Known => ({
  emailSettings: {
    active_email_mode: 'gmail',
    ...{ watch_replies: true, follow_ups: true },
    ...{ email_address: 'tess@brand.test', app_password_set: true },
    ...email,
  } as UserData['emailSettings'],
  replies: {
    ...{ available_from: LONG_AGO, trouble: null, read_to: null },
    ...{ watched_since: LONG_AGO, unwatched: null },
    ...replies,
  },
});
const TROUBLE = { trouble: { since: '2026-11-26T12:00:00' } } as Partial<UserData['replies']>;
const UNWATCHED = { unwatched: { since: '2026-10-01T12:00:00', emails: 40 } } as Partial<
  UserData['replies']
>;

const store = new Map<string, string>();
beforeEach(() => {
  store.clear();
  vi.stubGlobal('localStorage', storageInMemory(store));
});

const CASES: [string, Differing, { name: string; words: RegExp } | null][] = [
  ['nothing is missed', {}, null],
  [
    'the mailbox cannot be read for a day',
    { replies: TROUBLE },
    { name: 'Follow-ups are waiting', words: /since Thursday, November 26\.$/ },
  ],
  [
    'trouble, while there are no follow-ups',
    { email: { follow_ups: false }, replies: TROUBLE },
    null,
  ],
  [
    'emails of before are not looked for',
    { replies: UNWATCHED },
    { name: 'Earlier replies', words: /40 emails you sent from/ },
  ],
  [
    'replies are not watched, and could be',
    { email: { watch_replies: false } },
    { name: 'Replies aren’t watched', words: /^Let us look for replies in your Gmail/ },
  ],
  [
    'replies are not watched, and Gmail is not connected',
    { email: { watch_replies: false, app_password_set: false } },
    null,
  ],
  [
    'the switch is not there yet',
    { email: { watch_replies: false }, replies: { available_from: '2027-01-01T00:00:00Z' } },
    null,
  ],
  [
    'the switch is not there at all',
    { email: { watch_replies: false }, replies: { available_from: null } },
    null,
  ],
  [
    'emails go out by webhook',
    { email: { active_email_mode: 'webhook', watch_replies: false }, replies: UNWATCHED },
    null,
  ],
  [
    'what cannot be read comes before what was never looked for',
    { replies: { ...TROUBLE, ...UNWATCHED } },
    { name: 'Follow-ups are waiting', words: /mailbox/ },
  ],
];

it.each(CASES)('%s', (_, differing, line) => {
  const item = unwatchedItem('u1', known(differing), NOW);
  if (!line) return expect(item).toBeNull();
  expect(item).toMatchObject({ id: 'unwatched', kind: 'unwatched', name: line.name });
  expect(item?.words).toMatch(line.words);
});

it('what was put aside stays away until it would say something else, for that person alone', () => {
  const item = unwatchedItem('u1', known({ replies: TROUBLE }), NOW);
  if (!item) throw new Error('There is a line to put aside.');
  putUnwatchedAside('u1', item);
  expect(unwatchedItem('u1', known({ replies: TROUBLE }), NOW)).toBeNull();
  expect(unwatchedItem('u2', known({ replies: TROUBLE }), NOW)).not.toBeNull();
  expect(unwatchedItem('u1', known({ replies: UNWATCHED }), NOW)).toMatchObject({
    name: 'Earlier replies',
  });
});
