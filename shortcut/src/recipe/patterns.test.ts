import { findProfileLink } from '@vibes/core/link/find-profile-link';
import { describe, expect, it } from 'vitest';
import { readPattern } from '../../test/phone/pattern.ts';
import { ANSWER, HANDLE, PROFILE_LINK } from './patterns.ts';

const matches = (pattern: string, text: string) =>
  [...text.matchAll(readPattern(pattern, { isCaseSensitive: false }))].map(([match]) => match);

describe('PROFILE_LINK', () => {
  it.each([
    'https://www.tiktok.com/@mara.kiln',
    'https://WWW.TikTok.com/@mara.kiln?lang=en',
    'https://m.tiktok.com/@mara.kiln',
    'https://vm.tiktok.com/ZMkiln01/',
    'https://www.tiktok.com/t/ZMsprout',
    'https://www.instagram.com/edda.weaves/',
    'https://instagr.am/edda.weaves',
    'http://instagram.com/reel/CxPlates01/',
  ])('matches %s as the endpoint does', (link) => {
    expect(matches(PROFILE_LINK, link)).toEqual([link]);
    expect(findProfileLink({ url: link }).kind).not.toBe('unsupported');
  });

  it.each([
    'https://example.com/tiktok.com/',
    'https://tiktok.com.example/@mara',
    'https://nottiktok.com/@mara',
    'https://www.youtube.com/@mara',
    'https://tiktok.com@example.com/@mara',
    'https://news.example/?u=https://www.tiktok.com/@mara',
    'https://news.example?u=https://www.tiktok.com/@mara',
    'https://news.example/https://www.instagram.com/edda.weaves/',
  ])('does not match %s, like the endpoint', (link) => {
    expect(matches(PROFILE_LINK, link)).toEqual([]);
    expect(findProfileLink({ url: link }).kind).toBe('unsupported');
  });

  it('finds each on its line among other links', () => {
    const [mara, edda] = ['https://www.tiktok.com/@mara', 'https://instagr.am/edda'];
    expect(matches(PROFILE_LINK, ['https://example.com/x', mara, edda].join('\n'))).toEqual([
      mara,
      edda,
    ]);
  });
});

describe('HANDLE', () => {
  it('finds a profile of TikTok by its at sign', () => {
    const screen = 'Mara Kiln\n@mara.kiln\n41\n12.5K\n1,204\nFollowing Followers Likes\nFollow';
    expect(matches(HANDLE, screen)).toEqual(['mara.kiln']);
  });

  it('finds a profile of Instagram by its line, and whom the bio mentions', () => {
    const screen =
      'edda.weaves\n214\nposts\n3,401\nfollowers\nEdda Weber\nwith @theo_bakes\nMessage';
    expect(matches(HANDLE, screen)).toEqual(['edda.weaves', 'theo_bakes']);
  });

  it('takes no email address, time or count for a handle', () => {
    expect(matches(HANDLE, 'Mail: ann@kiln.test\n9:41\n1.2M\n340\n12,5K')).toEqual([]);
  });
});

describe('ANSWER', () => {
  it('is a JSON object with a message', () => {
    expect(matches(ANSWER, '{"ok":true,"message":"Saved.",\n"dm":null}\n')).toHaveLength(1);
    expect(matches(ANSWER, '{"ok":true}')).toEqual([]);
    expect(matches(ANSWER, '<p>{"message":"x"}</p>')).toEqual([]);
  });
});
