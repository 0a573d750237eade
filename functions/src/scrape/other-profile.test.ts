import { expect, it } from 'vitest';
import { spentOn } from '../../../core/test/growth.ts';
import type { ScrapedProfile } from '@vibes/core/creator/scraped-profile';
import { otherProfile } from './other-profile.ts';

const profile = (given: Partial<ScrapedProfile>): ScrapedProfile => ({
  platform: 'tiktok',
  handle: 'ilsa.torvane',
  id: null,
  name: 'Ilsa',
  bio: '',
  bio_links: [],
  contact_emails: [],
  followers: null,
  likes: null,
  posts: null,
  avatar_url: null,
  is_verified: false,
  is_private: false,
  ...given,
});

it.each([
  ['IG: @ilsa_t', 'ilsa_t'],
  ['insta @Ilsa.Makes ✨', 'ilsa.makes'],
  ['Instagram → @ilsa_t.', 'ilsa_t'],
  ['📷 ig:ilsatorvane', 'ilsatorvane'],
  ['films | Insta ilsa_torvane', 'ilsa_torvane'],
  ['insta reels & ig stories @someone', null],
  ['IG model, big dreams', null],
  ['follow my insta: soon', null],
  ['digig @ilsa', null],
  ['TikTok @ilsa_t', null],
  ['married to @ilsa_t', null],
])('finds the Instagram profile in “%s”', (bio, handle) => {
  expect(otherProfile(profile({ bio }))?.handle ?? null).toBe(handle);
});

it('finds the TikTok profile in a bio on Instagram', () => {
  const found = otherProfile(profile({ platform: 'instagram', bio: 'Tik Tok: @ilsa.t' }));
  expect(found).toEqual({ platform: 'tiktok', handle: 'ilsa.t' });
});

it('goes by the owner’s link before any words, and never back to the platform', () => {
  const bio_links = ['https://www.tiktok.com/@other', 'https://www.instagram.com/ilsa.links/'];
  expect(otherProfile(profile({ bio: 'ig @ilsa_t', bio_links }))).toEqual({
    platform: 'instagram',
    handle: 'ilsa.links',
  });
});

it.each(['ig', 'ig ', 'ig:@', 'insta a.', 'ig @a'])('reads a long bio of %j soon', (piece) => {
  const long = profile({ bio: piece.repeat(40_000 / piece.length) });
  expect(spentOn(() => otherProfile(long))).toBeLessThan(1000);
});
