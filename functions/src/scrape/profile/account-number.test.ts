import { describe, expect, it } from 'vitest';
import type { Platform } from '@vibes/core/creator/platform';
import { PAGE_CONTAINERS } from '../../../test/page-containers.ts';
import { readProfilePage } from '../read-profile-page.ts';

const HANDLE = 'ilsa.torvane';
const NUMBER = '6579462212715935777';
const PK = '46602553983';

const idOf = (platform: Platform, value: unknown, handle = HANDLE) => {
  const body = typeof value === 'string' ? value : JSON.stringify(value);
  const read = readProfilePage({ platform, handle, status: 200, content_type: '', body });
  return read.kind === 'profile' ? read.profile.id : read;
};
const html = (body: string) => `<!DOCTYPE html><html><head>${body}</html>`;
const json = (value: unknown) =>
  `<script type="application/json" data-sjs>${JSON.stringify(value)}</script>`;
const script = (id: string, value: unknown) =>
  `<script id="${id}" type="application/json">${JSON.stringify(value)}</script>`;

describe('the number of an account on TikTok', () => {
  const user = {
    id: NUMBER,
    shortId: '',
    uniqueId: HANDLE,
    signature: 'tiny flats',
    secUid: 'MS4w',
  };
  const viewer = { id: '7001112223334445556', uniqueId: 'vera.viewer', signature: 'me' };
  const friend = { id: '7009998887776665554', uniqueId: 'finn.friend', signature: 'hi' };
  const stats = { followerCount: 5 };
  const page = (scope: object) =>
    html(
      script('__UNIVERSAL_DATA_FOR_REHYDRATION__', {
        __DEFAULT_SCOPE__: {
          'webapp.app-context': { user: viewer, wid: '7111111111111111111' },
          'webapp.biz-context': { odinId: '7222222222222222222' },
          ...scope,
        },
      }),
    );
  const detail = (of: object) => page({ 'webapp.user-detail': { userInfo: { user: of, stats } } });
  const item = { id: '7426590784740225268', desc: 'with a friend', author: user };

  it.each<[string, unknown]>([
    ['the page, behind its viewer', detail(user)],
    [
      'a private account',
      page({ 'webapp.user-detail': { statusCode: 10222, userInfo: { user } } }),
    ],
    ['a video', page({ 'webapp.video-detail': { itemInfo: { itemStruct: item } } })],
    [
      'a video with others mentioned',
      page({
        'webapp.video-detail': {
          itemInfo: {
            itemStruct: {
              ...item,
              textExtra: [{ userId: friend.id, userUniqueId: 'finn.friend' }],
              music: { id: '7426590781419556959', authorName: 'Ilsa' },
            },
          },
        },
      }),
    ],
    [
      'an older page with several people',
      html(
        script('SIGI_STATE', {
          AppContext: { appContext: { user: viewer } },
          UserModule: { users: { 'finn.friend': friend, [HANDLE]: user }, stats: {} },
          UserPage: { uniqueId: HANDLE },
        }),
      ),
    ],
    ['an answer', { userInfo: { user, stats }, statusCode: 0 }],
    ['an answer in a wrapper with a number', { id: '123456789', code: 0, data: { user, stats } }],
    ['an answer of a gateway', { status_code: 200, content: detail(user) }],
    [
      'an answer in an answer',
      { status_code: 200, body: JSON.stringify({ userInfo: { user, stats } }) },
    ],
    ['the app', { user: { ...user, id: undefined, uid: NUMBER, unique_id: HANDLE } }],
    [
      'a list of people by their numbers',
      { users: { [NUMBER]: { ...user, id: undefined, userId: NUMBER } } },
    ],
    ['the app, with an id of another', { user: { ...user, uid: '7000000000000000001' } }],
    ['a list of videos', { itemList: ['7421', '7422'].map((id) => ({ ...item, id })) }],
    [
      'a vendor',
      {
        id: '6188135918659382628',
        authorMeta: { id: NUMBER, name: HANDLE, signature: 'x', fans: 5 },
      },
    ],
    [
      'a vendor’s record',
      { id: NUMBER, biography: 'x', signature: 'x', url: `https://www.tiktok.com/@${HANDLE}` },
    ],
    ['a record of parts', { profile: { bio: 'tiny flats' }, id: NUMBER, uniqueId: HANDLE }],
  ])('is read from %s', (_, value) => {
    expect(idOf('tiktok', value)).toBe(NUMBER);
  });

  it.each<[string, unknown]>([
    ['none', { user: { ...user, id: undefined } }],
    [
      'a number that JSON rounds',
      `{"user":{"id":${NUMBER},"uniqueId":"${HANDLE}","signature":"x"}}`,
    ],
    ['a row number', { user: { ...user, id: 12 } }],
    ['only the signed id', { user: { ...user, id: user.secUid } }],
    ['the number around it', { id: '7426590784740225268', user: { ...user, id: undefined } }],
    [
      'the number around the part that names the handle',
      { id: '7426590784740225268', signature: 'x', user: { uniqueId: HANDLE } },
    ],
    ['the number of its post', { ...user, id: '7426590784740225268', desc: 'x' }],
    ['a field of its owner', { ...user, id: undefined, owner_id: '7426590784740225268' }],
    [
      'a page of metas',
      html(
        `<title>Ilsa (@${HANDLE}) | TikTok</title><meta property="al:ios:url" content="snssdk1233://user/profile/${NUMBER}"><meta name="description" content="Ilsa (@${HANDLE}) on TikTok | 3.9M Likes. 783.4K Followers. tiny flats.Watch">`,
      ),
    ],
    [
      'a drawn page',
      html(
        `<title>TikTok</title><h1 data-e2e="user-title">${HANDLE}</h1><h2 data-e2e="user-bio">tiny flats</h2>`,
      ),
    ],
  ])('is unknown with %s', (_, value) => {
    expect(idOf('tiktok', value)).toBeNull();
  });

  it.each(PAGE_CONTAINERS)('is read in another container: %s', (_, contain) => {
    const data = {
      viewer,
      profile: { user, stats },
      suggestedAccounts: [friend],
      feed: { items: [{ ...item, author: friend }] },
    };
    expect(idOf('tiktok', html(`<title>TikTok</title>${contain(data)}`))).toBe(NUMBER);
  });

  it('is that of the account asked for', () => {
    const users = html(`<title>TikTok</title>${json({ users: [viewer, friend, user] })}`);
    expect(idOf('tiktok', users)).toBe(NUMBER);
    expect(idOf('tiktok', users, 'finn.friend')).toBe(friend.id);
  });
});

describe('the number of an account on Instagram', () => {
  const user = {
    fbid: '17841477889704885',
    pk: PK,
    id: PK,
    username: HANDLE,
    full_name: 'Ilsa',
    biography: 'tiny flats',
    follower_count: 5,
  };
  const web = { ...user, pk: undefined };
  const viewer = { id: '17357871417', username: 'vera.viewer', full_name: 'Vera', biography: 'me' };
  const friend = { pk: '83121594770', id: '83121594770', username: 'finn.friend', biography: 'hi' };
  const post = { pk: '3141592653589793238', code: 'C1', caption: { text: 'x' } };
  const title = `<title>Ilsa (@${HANDLE}) • Instagram photos and videos</title>`;
  const seen = json({ require: [['PolarisViewer', [], { data: viewer, id: viewer.id }, 7081]] });
  const today = (data: object) =>
    html(title + seen + json({ require: [['Relay', 'next', [], [{ result: { data } }]]] }));
  const around = {
    viewer: { user: viewer },
    suggested_users: { edges: [{ node: friend }] },
    timeline: { edges: [{ node: { ...post, owner: friend } }] },
  };

  it.each<[string, unknown]>([
    ['today’s page, behind its viewer', today({ user, viewer: { user: viewer } })],
    ['today’s page with everybody', today({ ...around, user })],
    ['a page that names its people as equals', today({ people: [friend, viewer, user] })],
    [
      'a page with the owner in several objects',
      today({ header: { id: '9000000001', username: HANDLE }, user, ...around }),
    ],
    [
      'an older page',
      html(
        `${title}<script>window._sharedData = ${JSON.stringify({
          config: { viewer },
          entry_data: { ProfilePage: [{ graphql: { user: web } }] },
        })};</script>`,
      ),
    ],
    ['a page whose metas say the rest', today({ user: { ...user, biography: '' } })],
    ['an answer of the web', { data: { user: web }, status: 'ok' }],
    ['an answer of the app', { user: { ...user, id: undefined, pk: Number(PK) } }],
    ['an answer of a gateway', { status: 200, body: JSON.stringify({ data: { user: web } }) }],
    ['a vendor', { ...web, account: HANDLE, followers: 5 }],
    ['a vendor with Facebook’s number in its place', { ...user, id: user.fbid }],
    ['a post', { ...post, owner: { id: PK, username: HANDLE } }],
    [
      'another design',
      html(
        `${title}${json({ ...around, profile_owner: { ...user, biography: null, bio: { text: 'x' } } })}`,
      ),
    ],
    [
      'another design with the number beside a second mention',
      html(
        `${title}${json({ head: { id: PK, username: HANDLE }, body: { username: HANDLE, bio: { text: 'x' } } })}`,
      ),
    ],
  ])('is read from %s', (_, value) => {
    expect(idOf('instagram', value)).toBe(PK);
  });

  it.each<[string, unknown]>([
    ['two numbers', { data: { user: { ...user, id: '83121594770' } } }],
    ['only Facebook’s number', { data: { user: { ...user, pk: undefined, id: user.fbid } } }],
    ['only Facebook’s field', { data: { user: { ...user, pk: undefined, id: undefined } } }],
    ['the number of a post in it', { ...user, pk: undefined, id: post.pk, caption: 'x' }],
    [
      'the handle of an owner beside another number',
      { id: '9000000001', owner_username: HANDLE, biography: 'x' },
    ],
    [
      'an object that only links to the account',
      html(
        `${title}${json({ card: { id: '9000000001', href: `/${HANDLE}/`, bio: { text: 'x' } } })}`,
      ),
    ],
    ['a post that names its author in a field', { ...post, owner_username: HANDLE, id: post.pk }],
    [
      'two mentions with different numbers, neither with the bio',
      html(
        `${title}${json({
          a: { id: PK, username: HANDLE },
          b: { id: '9000000001', username: HANDLE },
          body: { username: HANDLE, bio: { text: 'x' } },
        })}`,
      ),
    ],
    [
      'a page of metas',
      html(
        `${title}<meta property="al:ios:url" content="instagram://user?username=${HANDLE}"><meta name="description" content="2 Followers - Ilsa (@${HANDLE}) on Instagram: &quot;x&quot;">`,
      ),
    ],
    [
      'linked data',
      html(
        `${title}<script type="application/ld+json">${JSON.stringify({ '@type': 'Person', identifier: HANDLE, id: PK, description: 'x' })}</script>`,
      ),
    ],
  ])('is unknown with %s', (_, value) => {
    expect(idOf('instagram', value)).toBeNull();
  });

  it.each(PAGE_CONTAINERS)('is read in another container: %s', (_, contain) => {
    const owner = { ...user, biography: undefined, bio: { text: 'x' } };
    const body = contain({ ...around, profile_owner: owner });
    expect(idOf('instagram', html(`${title}${body}`))).toBe(PK);
  });
});
