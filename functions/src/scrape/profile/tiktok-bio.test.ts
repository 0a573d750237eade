import { describe, expect, it } from 'vitest';
import {
  around,
  bare,
  BIO,
  CANONICAL,
  find,
  friend,
  identity,
  json,
  read,
  shell,
  stats,
} from '../../../test/tiktok-page.ts';

describe('a bio under another name is read', () => {
  it.each<[string, object]>([
    ['bio', { user: { ...bare, bio: BIO } }],
    ['bio.text', { user: { ...bare, bio: { text: BIO, entities: [] } } }],
    ['bio.raw_text', { user: { ...bare, bio: { raw_text: BIO } } }],
    ['about.content', { user: { ...bare, about: { content: BIO } } }],
    ['description.content', { user: { ...bare, stats, description: { content: BIO } } }],
    ['description', { user: { ...bare, description: BIO, followerCount: 4 } }],
    ['bio_text', { user: { ...bare, bio_text: BIO } }],
    ['profileBio', { user: { ...bare, profileBio: BIO } }],
    ['bioV2.plain', { user: { ...bare, bioV2: { plain: BIO } } }],
    ['biography', { user: { ...bare, biography: BIO } }],
    ['bio.lines', { user: { ...bare, bio: { lines: BIO.split('\n').map((text) => ({ text })) } } }],
    ['userBio.value', { user: { ...bare, userBio: { value: BIO } } }],
    ['intro', { user: { ...bare, intro: BIO } }],
    ['a part of the record', { user: { ...identity, profile: { bio: BIO } } }],
    ['a part beside who it is', { identity, profile: { bio: { text: BIO } }, counts: stats }],
    ['a deeper part', { user: { core: identity, details: { about: { text: BIO } } } }],
    ['a list by handle', { users: { 'ilsa.torvane': { name: 'Ilsa', bio: BIO } } }],
    ['a list by id', { users: { 6812: identity }, bios: { 6812: { text: BIO } } }],
    ['the user’s id', { user: identity, extra: { userId: '6812', bio: BIO } }],
    [
      'a record with its address',
      { card: { url: 'https://www.tiktok.com/@ilsa.torvane', bio: BIO } },
    ],
    ['a record with its path', { card: { path: '/@ilsa.torvane', bio: BIO } }],
    ['a handle of another name', { user: { vanityName: '@ilsa.torvane', bio: BIO } }],
  ])('%s', (_name, profile) => {
    expect(find(CANONICAL + json(around(profile)))).toMatchObject(read());
  });

  it.each<[string, object]>([
    ['an empty text', { user: { ...bare, bio: '' } }],
    ['an empty text in an object', { user: { ...bare, bio: { text: '', placeholder: 'a@b.co' } } }],
    ['nothing', { user: { ...bare, bio: null } }],
  ])('that is known to be empty: %s', (_name, profile) => {
    expect(find(CANONICAL + json(around(profile)))).toMatchObject(read(''));
  });

  it.each<[string, object]>([
    ['no such field', { user: bare, stats }],
    ['a field of an unknown name', { user: { ...bare, xq: BIO, avatar: 'https://a.b/c' }, stats }],
    ['a bio in a form unknown', { user: { ...bare, bio: { q: 1 } }, stats }],
    ['somebody else’s part', { user: bare, profile: { uniqueId: 'finn.friend', bio: BIO } }],
    ['words of a video', { user: bare, stats, description: BIO, playCount: 3 }],
    ['words of the service', { user: bare, stats, about: { content: BIO } }],
    ['a name alone', { user: { id: '7', nickname: 'ilsa.torvane', bio: BIO } }],
    ['whoever invited', { user: { ...friend, invitedBy: 'ilsa.torvane', bio: BIO } }],
  ])('and is not made up: %s', (_name, profile) => {
    const empty =
      '<meta name="description" content="Ilsa (@ilsa.torvane) on TikTok | 3 Likes. 4 Followers. Watch the latest">';
    expect(find(CANONICAL + json(around(profile)))).toEqual(shell);
    if ('user' in profile && 'uniqueId' in (profile.user as object) && profile.user !== friend) {
      const isOwner = JSON.stringify(profile.user).includes('Ilsa.Torvane');
      if (isOwner) expect(find(CANONICAL + empty + json(around(profile)))).toEqual(shell);
    }
  });
});
