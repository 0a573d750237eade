import { describe, expect, it } from 'vitest';
import { readProfile } from './read-profile.ts';

const ilsa = {
  username: 'ilsa.torvane',
  full_name: 'Ilsa Torvane',
  biography: 'tiny flats',
  bio_links: [
    { url: '', lynx_url: 'https://l.instagram.com/?u=https%3A%2F%2Flinktr.ee%2Filsa&e=A' },
  ],
  edge_followed_by: { count: 2362 },
  is_private: false,
};
const viewer = { username: 'viewer', full_name: 'Viewer', biography: 'viewer@torvane.com' };
const read = (body: string, status = 200) =>
  readProfile({ status, content_type: '', body: `<!DOCTYPE html><html><head>${body}</html>` });
const metas = (
  description: string,
  title = 'Ilsa (&#064;ilsa.torvane) &#x2022; Instagram photos',
) =>
  `<meta content="${description}" name="description" /><meta property="og:title" content="${title}" />`;
const blob = (value: unknown) =>
  `<script type="application/json" data-content-len="9" data-sjs>${JSON.stringify({
    require: [['ScheduledServerJS', 'handle', null, [{ __bbox: { require: [value] } }]]],
  })}</script>`;
const result = (data: object) =>
  blob(['RelayPrefetchedStreamCache', 'next', [], ['adp_1', { __bbox: { result: { data } } }]]);
const title = '<title>Ilsa (@ilsa.torvane) • Instagram photos and videos</title>';
const described =
  '<meta name="description" content="12 Followers - See photos and videos from Ilsa (@ilsa.torvane)">';
const blocked = (reason: string) => ({ kind: 'blocked', reason });

describe('a profile page of Instagram', () => {
  it('is read from today’s data, never from the viewer’s or from suggestions', () => {
    const seen = blob(['PolarisViewer', [], { data: viewer, id: '1' }, 7081]);
    const more = {
      viewer: { user: viewer },
      related_profiles: [{ ...viewer, username: 'friend' }],
    };
    const page =
      seen + result({ user: { ...ilsa, follower_count: 2362, media_count: 224 }, ...more });
    for (const head of [title, '<meta property="og:site_name" content="Instagram">']) {
      expect(read(head + page)).toMatchObject({
        profile: {
          handle: 'ilsa.torvane',
          bio: 'tiny flats',
          followers: 2362,
          posts: 224,
          bio_links: ['https://linktr.ee/ilsa'],
        },
      });
    }
  });

  it('of somebody whose data is missing is not the viewer’s', () => {
    const page = title + result({ user: viewer });
    expect(read(page)).toEqual(blocked('shell'));
    expect(read(page + described)).toMatchObject({
      is_partial: true,
      read_by: 'expected',
      profile: { handle: 'ilsa.torvane', bio: '' },
    });
  });

  it('is read from the data of older pages', () => {
    const shared = JSON.stringify({ entry_data: { ProfilePage: [{ graphql: { user: ilsa } }] } });
    const added = `window.__additionalDataLoaded('/ilsa.torvane/',${JSON.stringify({ graphql: { user: ilsa } })});`;
    const older = [
      `window._sharedData = ${shared};`,
      `window._sharedData = ${shared};window.x={};`,
      `window._sharedData = {"config":{}};</script><script>${added}`,
    ];
    for (const text of older) {
      expect(read(`${title}<script type="text/javascript">${text}</script>`)).toMatchObject({
        profile: { bio: 'tiny flats', followers: 2362 },
      });
    }
  });

  it('is read from its linked data', () => {
    const person = {
      '@type': 'Person',
      name: 'Ilsa',
      alternateName: '@ilsa.torvane',
      description: 'tiny flats',
      email: 'ilsa@torvane.com',
      url: 'http://torvane.com',
      mainEntityofPage: {
        '@type': 'ProfilePage',
        '@id': 'https://www.instagram.com/ilsa.torvane/',
      },
    };
    const page = `${title}<script type="application/ld+json">${JSON.stringify(person)}</script>`;
    expect(read(page)).toMatchObject({
      profile: {
        bio: 'tiny flats',
        contact_emails: ['ilsa@torvane.com'],
        bio_links: ['http://torvane.com'],
      },
    });
  });

  it.each([
    [
      '2,362 Followers, 9 Posts - Ilsa (&#064;ilsa.torvane) on Instagram: &quot;a &gt; b\n📧 m&#064;torvane.com&quot;',
      'a > b\n📧 m@torvane.com',
      2362,
      9,
    ],
    [
      '1.2M Followers - Ilsa (@ilsa.torvane) on Instagram: “quoted “twice””',
      'quoted “twice”',
      1_200_000,
    ],
    [
      '2.362 Follower – Ilsa (@ilsa.torvane) auf Instagram: „kleine Wohnungen“',
      'kleine Wohnungen',
      2362,
    ],
    ['1,2 Mio. Follower - Ilsa (@ilsa.torvane) auf Instagram: &quot;x&quot;', 'x', 1_200_000],
    ['2 362 abonnés - Ilsa (@ilsa.torvane) sur Instagram : « petits »', 'petits', 2362],
    [
      'フォロワー1.2万人 - Ilsa（@ilsa.torvane）Instagram: &quot;小さな家&quot;',
      '小さな家',
      12_000,
    ],
    ['12 Followers - See Instagram photos and videos from Ilsa (@ilsa.torvane)', '', 12],
  ])('is read from the metas: %s', (description, bio, followers, posts: number | null = null) => {
    expect(read(metas(description))).toMatchObject({
      ...(bio ? {} : { is_partial: true }),
      profile: { name: 'Ilsa', handle: 'ilsa.torvane', bio, followers, posts },
    });
  });

  it('is named in any language and by its address', () => {
    const right =
      '<title>\u200Eإلسا\u200E (\u200E@ilsa.torvane\u200E) • صور وفيديوهات Instagram</title>';
    const app = '<meta property="al:ios:url" content="instagram://user?username=Ilsa.Torvane">';
    for (const page of [right, app]) {
      expect(read(page + described)).toMatchObject({ profile: { handle: 'ilsa.torvane' } });
    }
  });

  it.each([
    ['a title', title],
    ['a title in short', '<title>Ilsa (@ilsa.torvane) • Instagram</title>'],
    [
      'counts',
      `${title}<meta property="og:description" content="12 Followers, 3 Following, 9 Posts">`,
    ],
    ['a link to the login', `${title}<body><nav><a href="/accounts/login/">Log In</a></nav>`],
  ])('is a shell where nothing but %s names its owner', (_, page) => {
    expect(read(page)).toEqual(blocked('shell'));
  });
});

describe('a post on Instagram', () => {
  it.each([
    [
      'a picture',
      metas(
        '298K likes, 5 comments - ilsa.torvane on May 29, 2021: &quot;ad sponsor@brand.com&quot;. ',
        'Ilsa on Instagram: &quot;ad sponsor@brand.com&quot;',
      ) +
        '<meta property="og:type" content="article"><meta property="og:site_name" content="Instagram">',
    ],
    [
      'a reel',
      metas('9 likes - x', 'Ilsa on Instagram: &quot;ad sponsor@brand.com&quot;') +
        '<link rel="canonical" href="https://www.instagram.com/ilsa.torvane/reel/C1/">',
    ],
    [
      'a story',
      '<title>Ilsa on Instagram</title><link rel="canonical" href="https://www.instagram.com/stories/ilsa.torvane/31/">',
    ],
  ])('%s names its author, and its caption is no bio', (_, page) => {
    expect(read(page)).toMatchObject({
      is_partial: true,
      profile: { handle: 'ilsa.torvane', name: 'Ilsa', bio: '', contact_emails: [] },
    });
  });
});
