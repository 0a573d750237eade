import { describe, expect, it } from 'vitest';
import { readProfilePage } from './read-profile-page.ts';

const html = (body: string, status = 200) => ({ status, content_type: 'text/html', body });
const json = (value: unknown, status = 200) => ({
  status,
  content_type: 'application/json',
  body: JSON.stringify(value),
});
const blocked = (cause: string) => ({ kind: 'blocked', cause });

describe('a TikTok page', () => {
  const ilsa = {
    uniqueId: 'Ilsa.Torvane',
    nickname: 'Ilsa Torvane ',
    signature: 'tiny flats\n📧ilsa@torvane-studio.com',
    bioLink: { link: 'linktr.ee/ilsa', risk: 0 },
    privateAccount: false,
  };
  const stats = { stats: { followerCount: 82_200 }, statsV2: { followerCount: '82250' } };
  const viewer = { uniqueId: 'viewer', signature: 'viewer@torvane.com' };
  const page = (scope: object) => {
    const data = {
      'webapp.app-context': { user: viewer },
      'webapp.i18n-translation': { hint: 'example@example.com' },
    };
    const text = JSON.stringify({ __DEFAULT_SCOPE__: { ...data, ...scope } }).replaceAll(
      '/',
      '\\u002F',
    );
    return html(
      `<title>TikTok</title><script id="__UNIVERSAL_DATA_FOR_REHYDRATION__" type="application/json">${text}</script>`,
    );
  };
  const profile = (user: object, rest: object = { statusCode: 0 }) =>
    page({ 'webapp.user-detail': { userInfo: { user, ...stats }, ...rest } });
  const read = (copy: ReturnType<typeof html>, handle = 'ilsa.torvane') =>
    readProfilePage({ platform: 'tiktok', handle, ...copy });

  it('is read from its data, never from the viewer’s', () => {
    expect(read(profile(ilsa))).toEqual({
      kind: 'profile',
      profile: {
        platform: 'tiktok',
        handle: 'ilsa.torvane',
        name: 'Ilsa Torvane',
        bio: ilsa.signature,
        bio_links: ['https://linktr.ee/ilsa'],
        contact_emails: [],
        followers: 82_250,
        avatar_url: null,
        is_private: false,
      },
    });
    expect(read(profile(ilsa), 'viewer')).toEqual(blocked('shell'));
  });

  it('may be private and still be read', () => {
    const copy = profile({ ...ilsa, privateAccount: true }, { statusCode: 10222 });
    expect(read(copy)).toMatchObject({ kind: 'profile', profile: { is_private: true } });
  });

  it('has no link when it only leads back to TikTok', () => {
    const copy = profile({ ...ilsa, bioLink: { link: 'https://www.tiktok.com/campaign' } });
    expect(read(copy)).toMatchObject({ profile: { bio_links: [] } });
  });

  it.each([
    ['not of the handle asked for', profile({ ...ilsa, uniqueId: 'other' }), 'shell'],
    ['without the profile', page({}), 'shell'],
    [
      'of a video',
      page({ 'webapp.video-detail': { itemInfo: { itemStruct: { author: ilsa } } } }),
      'shell',
    ],
    ['with data that breaks off', html(profile(ilsa).body.slice(0, 300)), 'shell'],
    ['of another shape', page({ 'webapp.user-detail': ['surprise'] }), 'shell'],
    ['empty', html(''), 'shell'],
    ['that wants a login', page({ 'webapp.user-detail': { statusCode: 10101 } }), 'login_required'],
    ['with an unknown code', page({ 'webapp.user-detail': { statusCode: 10201 } }), 'error'],
    [
      'of the firewall',
      html('<title>Please wait...</title><p id="cs" data-x="/waf-aiso/1">'),
      'waf',
    ],
    ['that refuses', html('Access denied', 403), 'waf'],
    ['of a fault', html('oops', 500), 'error'],
    ['with a puzzle', json({ code: '10000', type: 'verify', subtype: 'slide' }), 'captcha'],
    ['of broken JSON', html('{"userInfo":'), 'error'],
  ])('%s is blocked, with its cause', (_, copy, cause) => {
    expect(read(copy)).toEqual(blocked(cause));
  });

  it('of a profile that is gone is not found', () => {
    expect(read(page({ 'webapp.user-detail': { statusCode: 10221 } })).kind).toBe('not_found');
    expect(read(html('<p>no such page</p>', 404)).kind).toBe('not_found');
  });

  it('that was cut before its data was too large', () => {
    expect(read({ ...html('<p>'), is_cut: true } as never)).toEqual(blocked('too_large'));
  });
});

describe('an Instagram answer or page', () => {
  const ilsa = {
    username: 'ilsa.torvane',
    full_name: 'Ilsa Torvane',
    biography: 'tiny flats',
    bio_links: [
      { url: '', lynx_url: 'https://l.instagram.com/?u=https%3A%2F%2Flinktr.ee%2Filsa&e=AT1' },
      { url: 'https://www.instagram.com/ilsa.shop' },
    ],
    external_url: 'https://linktr.ee/ilsa',
    business_email: 'ilsa@torvane-studio.com',
    edge_followed_by: { count: 2362 },
    is_private: false,
  };
  const metas = (
    description: string,
    title = 'Ilsa (&#064;ilsa.torvane) &#x2022; Instagram photos',
  ) =>
    html(
      `<head><meta content="${description}" name="description" /><meta property="og:title" content="${title}" /></head>`,
    );
  const read = (copy: ReturnType<typeof html>) =>
    readProfilePage({ platform: 'instagram', handle: 'Ilsa.Torvane', ...copy });

  it('is read from the web answer', () => {
    expect(read(json({ data: { user: ilsa }, status: 'ok' }))).toEqual({
      kind: 'profile',
      profile: {
        platform: 'instagram',
        handle: 'ilsa.torvane',
        name: 'Ilsa Torvane',
        bio: 'tiny flats',
        bio_links: ['https://linktr.ee/ilsa'],
        contact_emails: ['ilsa@torvane-studio.com'],
        followers: 2362,
        avatar_url: null,
        is_private: false,
      },
    });
  });

  it('is read from the mobile answer', () => {
    const { username, biography } = ilsa;
    const user = {
      username,
      biography,
      public_email: 'pr@torvane.com',
      follower_count: 5,
      is_private: true,
    };
    expect(read(json({ user }))).toMatchObject({
      profile: { contact_emails: ['pr@torvane.com'], followers: 5, is_private: true, name: '' },
    });
  });

  it('is read from the data of older pages', () => {
    const shared = JSON.stringify({ entry_data: { ProfilePage: [{ graphql: { user: ilsa } }] } });
    const added = `window.__additionalDataLoaded('/ilsa.torvane/',${JSON.stringify({ graphql: { user: ilsa } })});`;
    const older = [
      `window._sharedData = ${shared};`,
      `window._sharedData = {"config":{}};</script><script>${added}`,
    ];
    for (const script of older) {
      expect(read(html(`<script type="text/javascript">${script}</script>`))).toMatchObject({
        profile: { bio: 'tiny flats', followers: 2362 },
      });
    }
  });

  it.each([
    [
      '2,362 Followers, 9 Posts - Ilsa (&#064;ilsa.torvane) on Instagram: &quot;a &gt; b\n📧 m&#064;torvane.com&quot;',
      'a > b\n📧 m@torvane.com',
      2362,
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
    ['1,2 Mio. Follower - Ilsa (@ilsa.torvane) auf Instagram: &quot;x&quot;', 'x', null],
    ['12 Followers - See Instagram photos and videos from Ilsa (@ilsa.torvane)', '', 12],
  ])('is read from the metas: %s', (description, bio, followers) => {
    expect(read(metas(description))).toMatchObject({ profile: { name: 'Ilsa', bio, followers } });
  });

  it.each([
    ['of somebody else', json({ data: { user: { ...ilsa, username: 'other' } } }), 'shell'],
    ['that names somebody else', metas('x', 'Other (@other) • Instagram'), 'shell'],
    [
      'of a post',
      metas('298K likes - ilsa.torvane on May 29: “x”', 'Ilsa on Instagram: “x”'),
      'shell',
    ],
    ['that asks to log in', html('<title>Login • Instagram</title>'), 'login_wall'],
    ['of the front door', html('<title>\n Instagram\n </title>'), 'login_wall'],
    [
      'that requires a login',
      json({ message: 'Please wait', require_login: true, status: 'fail' }, 401),
      'login_required',
    ],
    ['that limits', html('', 429), 'login_required'],
    [
      'with a checkpoint',
      json({ message: 'checkpoint_required', checkpoint_url: '/c/' }, 400),
      'checkpoint',
    ],
    ['of an error', json({ message: 'oops', status: 'ok' }), 'error'],
    ['of a fault', html('oops', 502), 'error'],
    [
      'of a challenge',
      html('<title>Just a moment...</title><script>_cf_chl_opt={}</script>', 403),
      'bot_challenge',
    ],
    ['of nothing', html('<p></p>'), 'shell'],
  ])('%s is blocked, with its cause', (_, copy, cause) => {
    expect(read(copy)).toEqual(blocked(cause));
  });

  it('of a profile that is gone is not found', () => {
    expect(read(json({ data: { user: null }, status: 'ok' })).kind).toBe('not_found');
    expect(read(html('<title>Page not found • Instagram</title>', 404)).kind).toBe('not_found');
  });
});

it('takes time in proportion to the page, whatever it holds', { timeout: 5000 }, () => {
  for (const piece of [
    '<meta ',
    '<meta content="',
    '<title',
    '<meta name=description content="x">',
    '{',
  ]) {
    const copy = html(`<p>${piece.repeat(1_000_000 / piece.length)}`);
    for (const platform of ['tiktok', 'instagram'] as const) {
      expect(readProfilePage({ platform, handle: 'ilsa', ...copy })).toEqual(blocked('shell'));
    }
  }
});
