import { expect, it } from 'vitest';
import { mentionedHandles } from './mentioned-handles.ts';

const of = (bio: string) =>
  mentionedHandles({
    ...({ platform: 'tiktok', handle: 'lena', id: null, name: '', bio } as const),
    ...{ bio_links: [], contact_emails: [], followers: null, likes: null, posts: null },
    ...{ avatar_url: null, is_verified: false, is_private: false },
  });

it.each([
  ['Sur TikTok je suis @mama.pepele', ['mama.pepele']],
  ['Insta yangu: zuri__kanga', ['zuri__kanga']],
  ['இன்ஸ்டா murugan.tn72', ['murugan.tn72']],
  ['@Lena @max_ , @lena', ['lena', 'max_']],
  ['write to lena.k@gmail.com', []],
  ['plain words only', []],
])('%j mentions %j', (bio, handles) => {
  expect(of(bio)).toEqual(handles);
});

it('a bio of any length is read in parts of a bio', () => {
  expect(of('@ab_c '.repeat(100_000))).toEqual(['ab_c']);
  expect(of(Array.from({ length: 50 }, (_, n) => `@handle${n}`).join(' '))).toHaveLength(12);
});
