import { describe, expect, it } from 'vitest';
import { PAGE_CONTAINERS } from '../../../test/page-containers.ts';
import { readPage } from '../read-page.ts';
import { readProfilePage } from '../read-profile-page.ts';

const BIO = 'tiny flats 🌿\nilsa@torvane-studio.com';
const json = (data: unknown) =>
  `<script type="application/json" data-sjs>${JSON.stringify(data)}</script>`;

const viewer = {
  username: 'vera.viewer',
  full_name: 'Vera',
  bio: { text: 'vera@viewer-mail.com' },
};
const friend = {
  username: 'finn.friend',
  full_name: 'Finn',
  bio: { text: 'finn@friend-mail.com' },
  follower_count: 31,
};
const post = {
  code: 'C1',
  caption: { text: 'with @ilsa.torvane, ad: sponsor@brand-mail.com' },
  owner: { ...friend, username: 'otto.other' },
  tagged_users: [{ user: { ...friend, username: 'tess.tagged' } }],
  comments: [{ text: 'so nice', user: { ...friend, username: 'cora.comments' } }],
};
const bare = {
  pk: '77',
  username: 'ilsa.torvane',
  full_name: 'Ilsa Torvane',
  follower_count: 2362,
  profile_pic_url: 'https://scontent.cdninstagram.com/i.jpg',
};
const ilsa = { ...bare, bio: { text: BIO } };
const around = (data: object) => ({
  viewer: { user: viewer },
  locale_strings: { bio: 'Write to example@example.com' },
  ...data,
  suggested_users: { edges: [{ node: friend }] },
  timeline: { edges: [{ node: post }] },
});
const page = around({ profile_owner: ilsa });

const CANONICAL = '<link rel="canonical" href="https://www.instagram.com/ilsa.torvane/">';
const NOBODY = '<meta property="og:site_name" content="Instagram">';
const source = (body: string) => ({
  status: 200,
  content_type: '',
  body: `<!DOCTYPE html><html><head>${body}</body></html>`,
});
const find = (body: string) => readPage(source(body));
const ask = (body: string, handle = 'ilsa.torvane') =>
  readProfilePage({ platform: 'instagram', handle, ...source(body) });
const shell = { kind: 'blocked', reason: 'shell' };
const read = (bio = BIO) => ({
  kind: 'profile',
  read_by: 'fallback',
  profile: { platform: 'instagram', handle: 'ilsa.torvane', bio },
});
const isRead = (body: string) => {
  const { kind } = find(body);
  return kind === 'profile' || kind === 'page';
};

describe('Instagram data in another container is read for its owner', () => {
  it.each(PAGE_CONTAINERS)('%s', (_name, contain) => {
    const body = contain(page);
    const whole = { ...read(), profile: { ...read().profile, followers: 2362 } };
    expect(find(`${CANONICAL}</head><body>${body}`)).toMatchObject(whole);
    expect(ask(`${NOBODY}</head><body>${body}`)).toMatchObject(whole);
    const nobody = contain(around({}));
    expect(isRead(`${NOBODY}</head><body>${nobody}`)).toBe(false);
    expect(ask(`${NOBODY}</head><body>${nobody}`)).toEqual(shell);
  });
});

describe('Instagram data of an owner', () => {
  it.each([
    ['canonical address', CANONICAL],
    ['og:url', '<meta property="og:url" content="https://www.instagram.com/Ilsa.Torvane/">'],
    ['app link', '<meta property="al:ios:url" content="instagram://user?username=ilsa.torvane">'],
    [
      'app link of the id',
      `${NOBODY}<meta property="al:ios:url" content="instagram://profile/77">`,
    ],
    ['title', '<title>Ilsa (&#064;ilsa.torvane) • Instagram photos and videos</title>'],
    ['heading', '<meta property="og:title" content="Ilsa (@ilsa.torvane) • Instagram">'],
  ])('is recognized by the page’s %s', (_name, head) => {
    expect(find(head + json({ users: [viewer, friend, ilsa] }))).toMatchObject(read());
  });

  it('whom nothing names is read where nobody else is one', () => {
    expect(find(NOBODY + json(page))).toMatchObject(read());
    expect(find(NOBODY + json({ users: [ilsa, friend] }))).toEqual(shell);
    expect(find(NOBODY + json({ feed: [{ ...post, owner: ilsa }] }))).toEqual(shell);
  });

  it('is not read for somebody else', () => {
    for (const other of ['finn.friend', 'otto.other', 'cora.comments', 'vera.viewer']) {
      expect(ask(CANONICAL + json(page), other)).toEqual(shell);
    }
  });

  it('does not become the viewer’s who is named in today’s form', () => {
    const today = { username: 'vera.viewer', biography: 'vera@viewer-mail.com' };
    expect(find(CANONICAL + json({ data: { somebody: today } }) + json(page))).toMatchObject(
      read(),
    );
    const head = '<title>Ilsa (@ilsa.torvane) • Instagram</title>';
    expect(ask(head + json({ data: { somebody: today } }), 'vera.viewer')).toEqual(shell);
  });
});

describe('a bio of Instagram under another name is read', () => {
  it.each<[string, object]>([
    ['bio.raw_text', { user: { ...bare, bio: { raw_text: BIO } } }],
    ['about.content', { user: { ...bare, about: { content: BIO } } }],
    ['about.text.content', { user: { ...bare, about: { text: { content: BIO } } } }],
    ['description.content', { user: { ...bare, description: { content: BIO } } }],
    ['biography_v2', { user: { ...bare, biography_v2: BIO } }],
    ['profile_bio', { user: { ...bare, profile_bio: BIO } }],
    [
      'bio_with_entities',
      { user: { ...bare, bio_with_entities: { raw_text: BIO, entities: [] } } },
    ],
    ['introduction', { user: { ...bare, introduction: BIO } }],
    ['profile_text', { user: { ...bare, profile_text: BIO } }],
    [
      'the summary of people listed by their handles',
      {
        people: { 'ilsa.torvane': { nick: 'Ilsa', summary: BIO }, 'finn.friend': { nick: 'Finn' } },
      },
    ],
    ['a part of the record', { user: { ...bare, profile_info: { bio: BIO } } }],
    ['a part beside', { user: bare, profile: { bio: BIO } }],
    ['a list by id', { users: { 77: bare }, bios: { 77: BIO } }],
  ])('%s', (_name, profile) => {
    expect(find(CANONICAL + json(around(profile)))).toMatchObject(read());
  });

  it.each<[string, object]>([
    ['an empty text', { user: { ...bare, bio: { text: '' } } }],
    ['an empty biography', { user: { ...bare, biography: '' } }],
  ])('that is known to be empty: %s', (_name, profile) => {
    expect(find(CANONICAL + json(around(profile)))).toMatchObject({ profile: { bio: '' } });
  });

  it.each<[string, object]>([
    ['no such field', { user: bare }],
    [
      'no such field under other names',
      {
        node: {
          handle: 'ilsa.torvane',
          display_name: 'Ilsa',
          follower_total: 12,
          picture: '/i.jpg',
        },
      },
    ],
    ['a form unknown', { user: { ...bare, bio: { tokens: [1, 2] } } }],
    ['a link of the bio', { user: { ...bare, bio_links: [], bio_link_url: 'https://a.co' } }],
    ['its language', { user: { ...bare, bio_language: 'en', is_bio_hidden: false } }],
    ['a translation', { user: { ...bare, bio_translation: 'kleine Wohnungen' } }],
  ])('and is not made up: %s', (_name, profile) => {
    const description =
      '<meta name="description" content="12 Followers, 3 Following - See Instagram photos and videos from Ilsa (@ilsa.torvane)">';
    for (const head of [CANONICAL, CANONICAL + description]) {
      const found = find(head + json(around(profile)));
      expect(found.kind).toBe('blocked');
    }
    const said = description.replace(
      'See Instagram photos and videos from Ilsa (@ilsa.torvane)',
      'Ilsa (@ilsa.torvane) on Instagram: &quot;tiny flats&quot;',
    );
    const stated = { ...read('tiny flats'), read_by: 'expected' };
    expect(find(CANONICAL + said + json(around(profile)))).toMatchObject(stated);
  });
});

it('the data of today is read as expected', () => {
  const today = json({ data: { user: { ...bare, biography: BIO } } });
  expect(find(CANONICAL + today)).toMatchObject({ ...read(), read_by: 'expected' });
});

it('a page of Instagram is read by its marks', () => {
  const body = `<main><h2 data-testid="username">ilsa.torvane</h2><div data-testid="profile-biography">${BIO}</div></main>`;
  expect(find(`${CANONICAL}<body>${body}`)).toMatchObject(read());
  const other = body.replaceAll('ilsa.torvane', 'otto.other');
  expect(isRead(`${CANONICAL}<body>${other}`)).toBe(false);
});
