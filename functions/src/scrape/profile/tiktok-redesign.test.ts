import { describe, expect, it } from 'vitest';
import { PAGE_CONTAINERS } from '../../../test/page-containers.ts';
import {
  around,
  ask,
  BIO,
  CANONICAL,
  find,
  friend,
  identity,
  ilsa,
  json,
  page,
  read,
  shell,
  stats,
  video,
  viewer,
} from '../../../test/tiktok-page.ts';

const NAMED = [
  ['canonical address', CANONICAL],
  [
    'og:url',
    '<meta property="og:url" content="https://www.tiktok.com/@Ilsa.Torvane?lang=en"><meta property="og:site_name" content="TikTok">',
  ],
  ['title', '<title>Ilsa (@someone) (@ilsa.torvane) | TikTok</title>'],
  ['title in front', '<title>@ilsa.torvane · TikTok</title>'],
  [
    'app link of the id',
    '<meta property="al:ios:url" content="snssdk1233://user/profile/6812?refer=web">',
  ],
  [
    'address for the app',
    '<title>TikTok</title><meta name="apple-itunes-app" content="app-id=835599320, app-argument=https://www.tiktok.com/@ilsa.torvane">',
  ],
] as const;

describe('TikTok data in another container is read for its owner', () => {
  it.each(PAGE_CONTAINERS)('%s', (_name, contain) => {
    const body = contain(page);
    const whole = { ...read(), profile: { ...read().profile, followers: 82_200 } };
    expect(find(`${CANONICAL}</head><body>${body}`)).toMatchObject(whole);
    expect(ask(`<title>TikTok</title></head><body>${body}`)).toMatchObject(whole);
    const nobody = contain(around({}));
    expect(find(`${CANONICAL}</head><body>${nobody}`)).toEqual(shell);
    expect(ask(`<title>TikTok</title></head><body>${nobody}`)).toEqual(shell);
  });
});

describe('TikTok data of an owner', () => {
  it.each(NAMED)('is recognized by the page’s %s', (_name, head) => {
    const users = [viewer, friend, ilsa];
    expect(find(`${head}${json({ users })}`)).toMatchObject(read());
  });

  it('whom nothing names is read where nobody else is one', () => {
    const head = '<title>TikTok</title>';
    expect(find(head + json(page))).toMatchObject(read());
    expect(find(head + json({ users: [ilsa, friend] }))).toEqual(shell);
    expect(find(head + json({ feed: { items: [{ ...video, author: ilsa }] } }))).toEqual(shell);
    expect(find(head + json({ session: { user: ilsa } }))).toEqual(shell);
    const form = { username: 'Username', bio: 'Like name@example.com' };
    expect(find(head + json({ form }))).toEqual(shell);
    expect(find(head + json({ ...page, form }))).toMatchObject(read());
    const comment = { body: JSON.stringify({ ...friend, uniqueId: 'ilsa.torvane' }) };
    expect(find(CANONICAL + json({ thread: [comment] }))).toEqual(shell);
    expect(find(head + json({ user: { ...ilsa, isSelf: true } }))).toEqual(shell);
  });

  it('is not read for somebody else', () => {
    expect(ask(CANONICAL + json(page), 'finn.friend')).toEqual(shell);
    expect(ask(CANONICAL + json(page), 'otto.other')).toEqual(shell);
    const two = `${CANONICAL}<title>Finn (@finn.friend) | TikTok</title>`;
    expect(find(two + json({ users: [ilsa, friend] }))).toEqual(shell);
    expect(ask(two + json({ users: [ilsa, friend] }))).toMatchObject(read());
  });

  it('is partly read from the author of a video', () => {
    const head = '<link rel="canonical" href="https://www.tiktok.com/@ilsa.torvane/video/73">';
    const item = { ...video, author: { ...ilsa, bioLink: undefined } };
    expect(find(head + json({ item }))).toMatchObject({ ...read(), is_partial: true });
  });
});

describe('TikTok caches that keep each record once', () => {
  const apollo = {
    ROOT_QUERY: {
      viewer: { __ref: 'User:1' },
      'profile({"handle":"x"})': { __ref: 'Profile:9' },
      suggested: [{ __ref: 'User:3' }],
    },
    'User:1': { __typename: 'User', ...viewer },
    'User:3': { __typename: 'User', ...friend },
    'User:6812': { __typename: 'User', ...identity, about: { __ref: 'About:1' } },
    'About:1': { __typename: 'About', content: BIO },
    'Profile:9': { owner: { __ref: 'User:6812' } },
  };
  const relay = {
    'client:root': {
      __id: 'client:root',
      viewer: { __ref: '1' },
      'user(handle:"x")': { __ref: '6812' },
    },
    1: { __id: '1', ...viewer },
    6812: { __id: '6812', ...identity, bio: { __ref: 'client:6812:bio' } },
    'client:6812:bio': { __id: 'client:6812:bio', text: BIO },
  };
  it.each([
    ['Apollo’s', apollo],
    ['Relay’s', relay],
  ])('%s', (_name, cache) => {
    expect(find(CANONICAL + json(cache))).toMatchObject(read());
    expect(find(`<title>TikTok</title>${json({ cache })}`)).toMatchObject(read());
  });
});

describe('a page of TikTok without readable data', () => {
  const person = (name: string, description?: string) => ({
    '@type': 'Person',
    alternateName: `@${name}`,
    ...(description === undefined ? {} : { description }),
  });
  const linked = (data: unknown) =>
    `<script type="application/ld+json">${JSON.stringify(data)}</script>`;

  it('is read from the linked data of its owner', () => {
    const data = linked([
      person('otto.other', 'otto@other-mail.com'),
      { '@type': 'ProfilePage', mainEntity: person('ilsa.torvane', BIO) },
    ]);
    expect(find(CANONICAL + data)).toMatchObject(read());
    expect(find(CANONICAL + linked(person('otto.other', 'otto@other-mail.com')))).toEqual(shell);
  });

  const aside = `<aside><a href="/@finn.friend">finn.friend</a><p data-e2e="user-bio">finn@friend-mail.com</p></aside>`;
  const drawn = BIO.replace('\n', '<br>');
  it.each([
    [
      'marks for tests',
      `<h1 data-testid="profile-handle">@ilsa.torvane</h1><h2 data-testid="profile-bio">${drawn}</h2>`,
    ],
    [
      'classes',
      `<h2>Ilsa</h2><span class="css-1-SpanHandle">@ilsa.torvane</span><p class="css-8-DivUserBio">${drawn}</p>`,
    ],
    [
      'properties',
      `<div itemscope><b itemprop="alternateName">ilsa.torvane</b><div itemprop="description">${drawn}</div></div>`,
    ],
  ])('is read as drawn with %s', (_name, body) => {
    expect(find(`${CANONICAL}<body>${aside}<main>${body}</main>`)).toMatchObject(read());
    const other = body.replaceAll('ilsa.torvane', 'otto.other');
    expect(find(`${CANONICAL}<body>${aside}<main>${other}</main>`)).toEqual(shell);
  });

  it('is a shell where a handle is drawn as today and no bio', () => {
    expect(find(`${CANONICAL}<body><h1 data-e2e="user-title">ilsa.torvane</h1>`)).toEqual(shell);
    const named = '<h1 data-e2e="user-title">ilsa.torvane</h1><p data-e2e="profile-bio">me</p>';
    expect(find(`${CANONICAL}<body>${named}`)).toMatchObject(read('me'));
  });

  it('is a shell where only others are drawn', () => {
    expect(find(`${CANONICAL}<body>${aside}<main><h1>@ilsa.torvane</h1></main>`)).toEqual(shell);
    const comment = `<main><h1>@ilsa.torvane</h1><div><a href="/@cora.comments">Cora</a><p class="comment-bio">cora@mail.com</p></div></main>`;
    expect(find(`${CANONICAL}<body>${comment}`)).toEqual(shell);
    const words = `<main><p>{"uniqueId":"ilsa.torvane","signature":"evil@mail.com"}</p></main>`;
    expect(find(`${CANONICAL}<body>${words}`)).toEqual(shell);
  });
});

it('the data of today is read as expected', () => {
  const scope = {
    __DEFAULT_SCOPE__: { 'webapp.user-detail': { userInfo: { user: ilsa, stats } } },
  };
  const data = `<script id="__UNIVERSAL_DATA_FOR_REHYDRATION__" type="application/json">${JSON.stringify(scope)}</script>`;
  expect(find(CANONICAL + data)).toMatchObject({ ...read(), read_by: 'expected' });
  const stranger = '<link rel="canonical" href="https://www.tiktok.com/@finn.friend">';
  expect(find(stranger + data)).toEqual(shell);
});
