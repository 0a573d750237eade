import { describe, expect, it } from 'vitest';
import { data, ilsa, read, script, stats, user, viewer } from '../../../test/tiktok-data.ts';

const author = { ...ilsa, bioLink: undefined };
const whole = {
  kind: 'profile',
  read_by: 'expected',
  profile: {
    platform: 'tiktok',
    handle: 'ilsa.torvane',
    id: ilsa.id,
    name: 'Ilsa Torvane',
    bio: ilsa.signature,
    bio_links: ['https://linktr.ee/ilsa'],
    contact_emails: [],
    followers: 82_250,
    likes: 1_703_412,
    posts: 310,
    avatar_url: ilsa.avatarLarger,
    is_verified: true,
    is_private: false,
  },
};

describe('a profile page of TikTok', () => {
  it('is read from its data, never from the viewer’s', () => {
    expect(read(`<title>TikTok - Make Your Day</title>${user(ilsa)}`)).toEqual(whole);
  });

  it.each([
    ['more likes than the older field holds', { heartCount: -1_294_967_296 }, null],
    ['a count that is none', { heartCount: 'many' }, null],
    ['a count that no integer holds exactly', { heartCount: '9999999999999999' }, null],
    ['no likes', { heartCount: 0 }, 0],
  ])('states its likes, or with %s none', (_, counted, likes) => {
    const page = data({ 'webapp.user-detail': { userInfo: { user: ilsa, stats: counted } } });
    expect(read(page)).toMatchObject({ profile: { likes, followers: null, posts: null } });
  });

  it('may be private and still be read', () => {
    expect(read(user(ilsa, { statusCode: 10222 }))).toMatchObject({
      profile: { is_private: true },
    });
    expect(read(user({ ...ilsa, secret: true }))).toMatchObject({ profile: { is_private: true } });
  });

  it('has no link when it only leads back to TikTok', () => {
    const link = 'https://www.tiktok.com/link/v2?target=https%3A%2F%2Fwww.tiktok.com%2Fcampaign';
    expect(read(user({ ...ilsa, bioLink: { link } }))).toMatchObject({
      profile: { bio_links: [] },
    });
  });

  it('is read although the data breaks off behind the profile, or has faulty escapes', () => {
    const { bio, bio_links } = whole.profile;
    expect(read(user(ilsa).slice(0, -80))).toMatchObject({ profile: { bio, bio_links } });
    const faulty = user({ ...ilsa, extra: 'EXTRA' }).replace('EXTRA', "it\\x27s \\'x\\'");
    expect(read(faulty)).toEqual(whole);
  });

  it('is read from the older shapes of its data', () => {
    const sigi = {
      AppContext: { appContext: { user: viewer } },
      UserModule: {
        users: { viewer, 'Ilsa.Torvane': ilsa },
        stats: { 'Ilsa.Torvane': { followerCount: 82_250, heart: 1_703_412, videoCount: 310 } },
      },
      UserPage: { uniqueId: 'Ilsa.Torvane' },
    };
    const next = { props: { pageProps: { userInfo: { user: ilsa, ...stats } } } };
    const assigned = `<script>window['SIGI_STATE']=${JSON.stringify(sigi)};window['SIGI_RETRY']={};</script>`;
    const title = '<title>Ilsa (@ilsa.torvane) TikTok | TikTok</title>';
    expect(read(script('SIGI_STATE', sigi))).toEqual(whole);
    expect(read(title + assigned)).toEqual(whole);
    expect(read(title + script('__NEXT_DATA__', next))).toEqual(whole);
  });

  it('is not taken for the page opened before, whose data it still holds', () => {
    const shown = '<h1 data-e2e="user-title">Ilsa.Torvane</h1>';
    for (const before of ['', user({ ...ilsa, uniqueId: 'other' }), data({})]) {
      expect(read(`<body>${shown}${before}`)).toEqual({ kind: 'blocked', reason: 'shell' });
    }
  });

  it.each([
    [
      'Ilsa (@ilsa.torvane) on TikTok | 3.9M Likes. 783.4K Followers. tiny flats. m@torvane.com.Watch Ilsa’s popular videos',
      'tiny flats. m@torvane.com',
      783_400,
      3_900_000,
    ],
    [
      'Ilsa (@ilsa.torvane) в TikTok |Лайки: 3.9M.Подписчики: 12.1K.tiny flats.Смотрите новое видео',
      'tiny flats',
      12_100,
      3_900_000,
    ],
    [
      'Ilsa (@ilsa.torvane) auf TikTok | 390 Likes. 12 Follower. tiny flats.Sieh dir das neueste Video an',
      'tiny flats',
      12,
      390,
    ],
  ])('is read from the metas: %s', (description, bio, followers, likes) => {
    const page = `<title>Ilsa (@ilsa.torvane) | TikTok</title><meta name="description" content="${description}">`;
    expect(read(page)).toEqual({
      kind: 'profile',
      read_by: 'fallback',
      profile: {
        ...whole.profile,
        id: null,
        name: 'Ilsa',
        bio,
        followers,
        likes,
        posts: null,
        bio_links: [],
        avatar_url: null,
        is_verified: false,
      },
    });
  });

  it('is read from its linked data', () => {
    const person = {
      '@type': 'ProfilePage',
      mainEntity: {
        '@type': 'Person',
        name: 'Ilsa Torvane',
        alternateName: 'ilsa.torvane',
        description: 'tiny flats',
        interactionStatistic: [
          { interactionType: { '@type': 'http://schema.org/LikeAction' }, userInteractionCount: 9 },
          {
            interactionType: { '@type': 'http://schema.org/FollowAction' },
            userInteractionCount: 7,
          },
        ],
      },
    };
    const page = `<meta property="og:site_name" content="TikTok"><script type="application/ld+json">${JSON.stringify(person)}</script>`;
    expect(read(page)).toMatchObject({ profile: { bio: 'tiny flats', followers: 7, likes: 9 } });
  });
});

describe('a video page of TikTok', () => {
  it('names its author without the link, and says that this is not all', () => {
    const itemStruct = { author, authorStats: stats.stats, desc: 'ad! sponsor@brand.com' };
    const page = data({ 'webapp.video-detail': { itemInfo: { itemStruct } } });
    expect(read(page)).toEqual({
      kind: 'profile',
      is_partial: true,
      read_by: 'expected',
      profile: { ...whole.profile, bio_links: [], followers: 82_200, likes: 1_700_000 },
    });
  });

  it('may give only the author in its address', () => {
    const page =
      '<link rel="canonical" href="https://www.tiktok.com/@ilsa.torvane/video/73"><meta property="og:title" content="Ilsa on TikTok"><meta name="description" content="9 Likes. Video from Ilsa (@ilsa.torvane): “ad sponsor@brand.com”.">';
    expect(read(page)).toMatchObject({
      is_partial: true,
      profile: { handle: 'ilsa.torvane', name: 'Ilsa', bio: '' },
    });
  });
});
