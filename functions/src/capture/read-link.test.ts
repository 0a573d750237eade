import { expect, it } from 'vitest';
import { readLink } from './read-link.ts';

it.each([
  [{}, /“url”, or “platform” and “username”/],
  [{ platform: 'tiktok' as const }, /“url”, or “platform” and “username”/],
  [{ username: 'ann.studio' }, /“platform” with the username/],
  [{ platform: 'tiktok' as const, username: 'not a name' }, /not a TikTok or Instagram profile/],
  [{ url: 'https://example.com/ann' }, /not a TikTok or Instagram profile/],
  [{ url: 'instagram.com/ann/shopfront' }, /Send the profile itself/],
  [{ username: 'ann', text: 'hello' }, /not a TikTok or Instagram profile/],
])('%j is refused by what it lacks', (request, sentence) => {
  expect(() => readLink(request)).toThrow(sentence);
});

it('a link of a platform in an unknown form is counted, and no other', () => {
  const seen: unknown[] = [];
  const watch = (outcomes: readonly unknown[]) => void seen.push(...outcomes);
  expect(() => readLink({ url: 'instagram.com/ann/shopfront' }, watch)).toThrow();
  expect(() => readLink({ url: 'instagram.com/popular/reels' }, watch)).toThrow();
  readLink({ url: 'instagram.com/ann' }, watch);
  expect(seen).toEqual([{ reader: 'instagram links', outcome: 'blind' }]);
});
