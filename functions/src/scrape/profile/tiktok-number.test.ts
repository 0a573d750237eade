import { describe, expect, it } from 'vitest';
import { HANDLE, html, idOf, json } from '../../../test/account-numbers.ts';
import { PAGE_CONTAINERS } from '../../../test/page-containers.ts';

const NUMBER = '6579462212715935777';
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
