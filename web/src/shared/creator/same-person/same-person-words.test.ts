import { APART_WITHIN } from '@vibes/core/creator/joining-limits';
import { expect, it } from 'vitest';
import { formerTitle, joinedGist, joinedNote, joinedTitle } from './same-person-words.ts';

const at = new Date(2026, 4, 3, 12);
const old = { platform: 'tiktok', handle: 'lena.old' } as const;
const insta = { platform: 'instagram', handle: 'lena' } as const;
const joined = { id: 'b', at, by: 'event', brought_email: false, handles: [insta] } as const;

it.each([
  [false, 'Was @lena.old on TikTok until May 3, 2026'],
  [true, '@lena.old on TikTok has belonged to somebody else since May 3, 2026'],
])('a handle the creator had (taken: %s): %s', (is_taken, title) => {
  expect(formerTitle({ ...old, until: at, is_taken })).toBe(title);
});

it.each([
  [[insta], 'Joined with @lena on Instagram'],
  [[insta, old], 'Joined with @lena on Instagram and @lena.old on TikTok'],
  [[], 'Joined with another creator'],
])('%j: %s', (handles, title) => {
  expect(joinedTitle({ ...joined, handles })).toBe(title);
});

it('who joined two creators is said, and for 30 days how to take them apart', () => {
  expect(joinedGist(joined)).toBe('automatically');
  expect(joinedGist({ by: 'person' })).toBe('by you');
  const last = new Date(at.getTime() + APART_WITHIN - 1);
  expect(joinedNote({ at, by: 'person' }, last)).toBe(
    'You joined them. You can take them apart until June 2.',
  );
  expect(joinedNote(joined, at)).toMatch(/^We joined them because .* take them apart by June 2\.$/);
  expect(joinedNote(joined, new Date(last.getTime() + 1))).toBeNull();
});
