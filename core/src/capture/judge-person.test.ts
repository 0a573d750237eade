import { expect, it } from 'vitest';
import { plainCreator } from '../../test/plain-creator.ts';
import type { Creator } from '../creator/creator.ts';
import { judgePerson } from './judge-person.ts';

const now = new Date('2026-05-08T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const target = { platform: 'instagram', handle: 'lenaklar' } as const;
const account = { platform: 'tiktok', handle: 'lena.klar' } as const;
const read = { target, id: '88', own_accounts: [account], mentions: [] as string[] };
const page = { id: '71', read_at: daysAgo(7), own_accounts: [target], mentions: [] as string[] };

/** Lena on TikTok, whose page presents her Instagram account. */
const lena = (change: Partial<Creator> = {}, seen: Partial<typeof page> | null = {}): Creator => ({
  ...plainCreator('lena.klar', now),
  profiles: { tiktok: seen && { ...page, ...seen }, instagram: null },
  ...change,
});
const judge = (other: Creator, change: Partial<Parameters<typeof judgePerson>[0]> = {}) =>
  judgePerson({ read, other, account, known: null, agrees: true, now, ...change });

it('two pages that present each other, read within 7 days, with both numbers, are one person’s', () => {
  expect(judge(lena())).toBe('same');
});

it.each([
  ['the other page was read 8 days ago', () => judge(lena({}, { read_at: daysAgo(8) }))],
  ['the other page had no number', () => judge(lena({}, { id: null as unknown as string }))],
  ['this page had no number', () => judge(lena(), { read: { ...read, id: null } })],
  [
    'this page presents the other, which mentions it',
    () => judge(lena({}, { own_accounts: [], mentions: ['lenaklar'] })),
  ],
  [
    'the other page presents this one, which mentions it',
    () => judge(lena(), { read: { ...read, own_accounts: [], mentions: ['lena.klar'] } }),
  ],
  ['they are not called alike, and share no mailbox', () => judge(lena(), { agrees: false })],
])('they may be, and a person is asked, where %s', (_, verdict) => {
  expect(verdict()).toBe('likely');
});

it.each([
  ['the other page does not present this one', () => judge(lena({}, { own_accounts: [] }))],
  [
    'each mentions the other, and neither presents it',
    () =>
      judge(lena({}, { own_accounts: [], mentions: ['lenaklar'] }), {
        read: { ...read, own_accounts: [], mentions: ['lena.klar'] },
      }),
  ],
  ['the other page was never read', () => judge(lena({}, null))],
  ['the other creator has another account here', () => judge(lena({ instagram_username: 'l.k' }))],
  ['the other creator lost the handle', () => judge(lena({ tiktok_username: null }))],
  [
    'a person said so of the other',
    () => judge(lena({ not_same: ['b'] }), { known: { id: 'b', not_same: [] } }),
  ],
  [
    'a person said so of this one',
    () => judge(lena(), { known: { id: 'b', not_same: ['lena.klar'] } }),
  ],
])('they are two where %s', (_, verdict) => {
  expect(verdict()).toBe('apart');
});
