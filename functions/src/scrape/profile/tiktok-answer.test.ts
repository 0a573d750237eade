import { describe, expect, it } from 'vitest';
import { readAnswer as read } from '../../../test/profile-answers.ts';

const tiktok = {
  id: '6579462212715935777',
  uniqueId: 'ilsa.torvane',
  nickname: 'Ilsa Torvane',
  signature: 'tiny flats ilsa@torvane.com',
  secUid: 'MS4w',
  bioLink: { link: 'linktr.ee/ilsa' },
};
const author = { ...tiktok, bioLink: undefined };

describe('an answer of TikTok, and of those who pass it on', () => {
  const stats = { followerCount: 5 };
  it.each([
    ['its own', { userInfo: { user: tiktok, stats }, statusCode: 0 }],
    ['the inner part', { user: tiktok, stats }],
    ['in a list', [{ user: tiktok, stats, itemList: [] }]],
    [
      'in a wrapper',
      { code: 200, data: { userInfo: { user: tiktok, statsV2: { followerCount: '5' } } } },
    ],
    ['as a record', [{ ...tiktok, followers: '5', bioLink: 'linktr.ee/ilsa' }]],
    [
      'of a vendor',
      {
        account_id: 'ils███v_r███y',
        nickname: 'Ilsa Torvane',
        biography: 'tiny flats ilsa@torvane.com',
        signature: 'tiny flats ilsa@torvane.com',
        bio_link: 'https://linktr.ee/ilsa',
        followers: 5,
        id: '6193060688813599300',
        url: 'https://www.tiktok.com/@ilsa.torvane',
        is_verified: 'false',
      },
    ],
    [
      'of the app',
      {
        user: {
          unique_id: 'ilsa.torvane',
          nickname: 'Ilsa Torvane',
          signature: 'tiny flats ilsa@torvane.com',
          bio_url: 'linktr.ee/ilsa',
          follower_count: 5,
          sec_uid: 'MS4w',
          avatar_larger: { url_list: ['https://p16.tiktokcdn.com/a.jpeg'] },
        },
        status_code: 0,
      },
    ],
  ])('is read: %s', (_, value) => {
    expect(read(value)).toMatchObject({
      kind: 'profile',
      profile: {
        platform: 'tiktok',
        handle: 'ilsa.torvane',
        name: 'Ilsa Torvane',
        bio: 'tiny flats ilsa@torvane.com',
        bio_links: ['https://linktr.ee/ilsa'],
        followers: 5,
      },
    });
  });

  it.each([
    [
      'a list of items',
      { itemList: [1, 2].map((id) => ({ id, author, authorStats: stats, desc: 'x' })) },
    ],
    ['an item', { author, authorStats: stats, desc: 'sponsor@brand.com' }],
    [
      'authorMeta',
      {
        text: 'sponsor@brand.com',
        authorMeta: {
          secUid: 'MS4w',
          name: 'ilsa.torvane',
          nickName: 'Ilsa Torvane',
          signature: 'tiny flats ilsa@torvane.com',
          fans: 5,
        },
        webVideoUrl: 'https://www.tiktok.com/@ilsa.torvane/video/1',
      },
    ],
  ])('without the link is partial: %s', (_, value) => {
    expect(read(value)).toMatchObject({
      kind: 'profile',
      is_partial: true,
      profile: { handle: 'ilsa.torvane', name: 'Ilsa Torvane', followers: 5, bio_links: [] },
    });
  });

  it('may hold an address in its own field or where the link belongs', () => {
    const record = {
      ...tiktok,
      bio_email: 'Pr@torvane.com',
      bioLink: 'mailto:pr@torvane.com?subject=x',
    };
    expect(read(record)).toMatchObject({
      profile: { contact_emails: ['pr@torvane.com'], bio_links: [] },
    });
  });
});
