import { describe, expect, it } from 'vitest';
import { findProfileLink } from './find-profile-link.ts';
import type { ProfileLink } from './profile-link.ts';

const tiktok = (handle: string): ProfileLink => ({ kind: 'profile', platform: 'tiktok', handle });
const instagram = (handle: string): ProfileLink => ({
  kind: 'profile',
  platform: 'instagram',
  handle,
});
const resolve = (url: string): ProfileLink => ({ kind: 'resolve', platform: 'tiktok', url });
const post = (path: string): ProfileLink => ({
  kind: 'resolve',
  platform: 'instagram',
  url: `https://www.instagram.com/${path}`,
});
const unsupported = (reason: 'no_link' | 'other_site' | 'not_a_profile'): ProfileLink => ({
  kind: 'unsupported',
  reason,
});

const newForm: ProfileLink = { kind: 'unsupported', reason: 'new_form', platform: 'instagram' };

describe('a TikTok link', () => {
  it.each([
    ['https://www.tiktok.com/@ilsa.torvane', tiktok('ilsa.torvane')],
    ['http://m.tiktok.com/@Ilsa_Torvane/?lang=en', tiktok('ilsa_torvane')],
    ['tiktok.com/@ilsa', tiktok('ilsa')],
    ['https://www.tiktok.com/%40ilsa', tiktok('ilsa')],
    ['https://www.tiktok.com/@ilsa/video/7301?is_from_webapp=1&sender_device=pc', tiktok('ilsa')],
    ['https://www.tiktok.com/@ilsa/photo/7301', tiktok('ilsa')],
    ['https://www.tiktok.com/@ilsa/live', tiktok('ilsa')],
    ['https://www.tiktok.com/embed/@ilsa', tiktok('ilsa')],
    ['https://www.tiktok.com/de-DE/@ilsa', tiktok('ilsa')],
    ['https://www.tiktok.com/pt/@ilsa/video/7301', tiktok('ilsa')],
    [
      'https://www.tiktok.com/login?redirect_url=https%3A%2F%2Fwww.tiktok.com%2F%40ilsa%2Fvideo%2F1',
      tiktok('ilsa'),
    ],
    ['https://www.tiktok.com/login/phone-or-email?redirect_url=%2F%40ilsa', tiktok('ilsa')],
    ['https://www.tiktok.com/login?redirect_url=javascript%3Aalert(1)', unsupported('no_link')],
    [
      'https://www.tiktok.com/explore?redirect_url=https%3A%2F%2Fwww.tiktok.com%2F%40ilsa',
      unsupported('not_a_profile'),
    ],
    ['https://www.tiktok.com/link/v2?scene=bio_url&target=tiktok.com%2F%40ilsa', tiktok('ilsa')],
    ['https://vm.tiktok.com/ZMabc12/?k=1#x', resolve('https://vm.tiktok.com/ZMabc12/')],
    ['http://vt.tiktok.com/ZSabc', resolve('https://vt.tiktok.com/ZSabc/')],
    ['www.tiktok.com/t/ZTabc/', resolve('https://www.tiktok.com/t/ZTabc/')],
    [
      'https://m.tiktok.com/v/7301234567.html?u_code=1',
      resolve('https://m.tiktok.com/v/7301234567.html'),
    ],
    [
      'https://t.tiktok.com/i18n/share/video/7301/?x=1',
      resolve('https://t.tiktok.com/i18n/share/video/7301/'),
    ],
    [
      'https://www.tiktok.com/share/user/6801234567/',
      resolve('https://www.tiktok.com/share/user/6801234567/'),
    ],
    ['https://www.tiktok.com/foryou', unsupported('not_a_profile')],
    ['https://www.tiktok.com/', unsupported('not_a_profile')],
    ['https://www.tiktok.com/@/video/7301', unsupported('not_a_profile')],
    ['https://www.tiktok.com/@a', unsupported('not_a_profile')],
  ])('%s', (url, expected) => {
    expect(findProfileLink({ url })).toEqual(expected);
  });
});

describe('an Instagram link', () => {
  it.each<[string, ProfileLink]>([
    ['https://www.instagram.com/ilsa.torvane/?igsh=abc&utm_source=qr', instagram('ilsa.torvane')],
    ['instagram.com/Ilsa', instagram('ilsa')],
    ['https://m.instagram.com/_ilsa_', instagram('_ilsa_')],
    ['https://instagr.am/ilsa', instagram('ilsa')],
    ['https://www.instagram.com/stories/ilsa/3141/', instagram('ilsa')],
    ['https://www.instagram.com/ilsa/reel/Cx1/', instagram('ilsa')],
    ['https://l.instagram.com/?u=https%3A%2F%2Fwww.tiktok.com%2F%40ilsa&e=AT0', tiktok('ilsa')],
    ['https://www.instagram.com/ilsa/tagged/', instagram('ilsa')],
    ['https://www.instagram.com/ilsa/live/?igsh=1', instagram('ilsa')],
    ['https://www.instagram.com/_u/ilsa', instagram('ilsa')],
    ['https://ig.me/m/ilsa', instagram('ilsa')],
    ['instagram://user?username=Ilsa.B', instagram('ilsa.b')],
    ['https://www.instagram.com/p/CxAb1/', post('p/CxAb1/')],
    ['https://www.instagram.com/reel/CxAb1/?igsh=1', post('reel/CxAb1/')],
    ['https://www.instagram.com/reels/CxAb1', post('reel/CxAb1/')],
    ['https://www.instagram.com/share/BAxyz1/', post('share/BAxyz1/')],
    ['https://www.instagram.com/share/reel/BAxyz1/', post('share/reel/BAxyz1/')],
    ['https://www.instagram.com/s/aGlnaGxpZ2h0OjE3?story_media_id=1', post('s/aGlnaGxpZ2h0OjE3/')],
    ['https://www.instagram.com/reel/', unsupported('not_a_profile')],
    ['https://www.instagram.com/reels/audio/177/', unsupported('not_a_profile')],
    ['https://www.instagram.com/stories/highlights/179/', unsupported('not_a_profile')],
    ['https://www.instagram.com/explore/tags/food/', unsupported('not_a_profile')],
    ['https://www.instagram.com/accounts/login/', unsupported('not_a_profile')],
    [
      'https://www.instagram.com/accounts/login/?next=%2Filsa.torvane%2F',
      instagram('ilsa.torvane'),
    ],
    [
      'https://www.instagram.com/accounts/login/?hl=de&next=https%3A%2F%2Fwww.instagram.com%2Filsa%2F%3Figsh%3D1',
      instagram('ilsa'),
    ],
    ['https://www.instagram.com/accounts/login/?next=%2Fp%2FCxAb1%2F', post('p/CxAb1/')],
    [
      'https://www.instagram.com/accounts/login/?next=https%3A%2F%2Filsa.com%2F',
      unsupported('other_site'),
    ],
    [
      'https://login.ilsa.com/login?next=https%3A%2F%2Fwww.tiktok.com%2F%40ilsa',
      unsupported('other_site'),
    ],
    ...[
      'channel/AbC123',
      'j/AbC123',
      'popular/reels',
      'guide/food/17',
      'audio/177',
      'channel',
      'j',
      'popular',
    ].map((path): [string, ProfileLink] => [
      `https://www.instagram.com/${path}/`,
      unsupported('not_a_profile'),
    ]),
    ...[
      'reels',
      'reel/Cx1',
      'p/Cx1',
      'tv/Cx1',
      'tagged',
      'guides',
      'live',
      'channel',
      'embed',
      'profilecard',
      'followers',
      'following',
      'highlights',
      'similar_accounts',
      'feed',
      'video/Cx1',
    ].map((path): [string, ProfileLink] => [
      `https://www.instagram.com/ilsa/${path}/`,
      instagram('ilsa'),
    ]),
    ...['shopfront', 'c/17', 'ilsa'].map((path): [string, ProfileLink] => [
      `https://www.instagram.com/ilsa/${path}/`,
      newForm,
    ]),
    ['https://www.instagram.com/ilsa..torvane', unsupported('not_a_profile')],
    ['https://help.instagram.com/ilsa', unsupported('not_a_profile')],
  ])('%s', (url, expected) => {
    expect(findProfileLink({ url })).toEqual(expected);
  });
});

describe('a shared text', () => {
  it.each([
    [
      'Check out Ilsa! #food https://vm.tiktok.com/ZMa1/ and more',
      resolve('https://vm.tiktok.com/ZMa1/'),
    ],
    ['my page (https://www.tiktok.com/@ilsa).', tiktok('ilsa')],
    ['看看https://www.tiktok.com/@ilsa，谢谢', tiktok('ilsa')],
    ['https://ilsa.example/blog then instagram.com/ilsa!', instagram('ilsa')],
    ['https://www.instagram.com/p/CxAb1/ by https://www.instagram.com/ilsa', instagram('ilsa')],
    [
      'Sieh dir dieses Video an: https://vm.tiktok.com/ZMa1/',
      resolve('https://vm.tiktok.com/ZMa1/'),
    ],
    ['¡Mira el perfil de Ilsa! https://www.instagram.com/ilsa?igsh=abc', instagram('ilsa')],
    [
      'Ilsaさんのプロフィールを見てください。https://www.tiktok.com/@ilsa?_t=8&_r=1',
      tiktok('ilsa'),
    ],
    ['Посмотри это видео (https://vt.tiktok.com/ZSa1/).', resolve('https://vt.tiktok.com/ZSa1/')],
    ['https://l.facebook.com/l.php?u=https%3A%2F%2Finstagram.com%2Filsa&h=AT1', instagram('ilsa')],
    ['https://www.google.com/url?q=https%3A%2F%2Fwww.tiktok.com%2F%40ilsa', tiktok('ilsa')],
    ['see https://ilsa.example/shop', unsupported('other_site')],
    ['tvtiktok.com/@ilsa', unsupported('other_site')],
    ['https://www.tiktok.com.evil.example/@ilsa', unsupported('other_site')],
    ['write to ilsa@tiktok.com', unsupported('no_link')],
    ['https://ilsa@tiktok.com/@torvane', unsupported('no_link')],
    ['just words, @ilsa', unsupported('no_link')],
    ['', unsupported('no_link')],
  ])('%s', (text, expected) => {
    expect(findProfileLink({ text })).toEqual(expected);
  });
});

describe('a platform with a name', () => {
  it('comes before url and text', () => {
    const request = { username: '@Ilsa', url: 'https://www.tiktok.com/@other', text: 'x' };
    expect(findProfileLink({ platform: 'instagram', ...request })).toEqual(instagram('ilsa'));
  });

  it('lets a post in the url stand before a profile in the text', () => {
    const url = 'https://www.instagram.com/reel/CxAb1/';
    const text = 'with https://www.instagram.com/bob';
    expect(findProfileLink({ url, text })).toEqual(post('reel/CxAb1/'));
  });

  it('comes after the url when it is empty or no name', () => {
    const url = 'https://www.tiktok.com/@ilsa';
    expect(findProfileLink({ platform: 'tiktok', username: ' ', url })).toEqual(tiktok('ilsa'));
    expect(findProfileLink({ platform: 'tiktok', username: 'two words', url })).toEqual(
      tiktok('ilsa'),
    );
  });

  it('may be a link in the wrong field', () => {
    const username = 'https://www.tiktok.com/@ilsa';
    expect(findProfileLink({ platform: 'instagram', username })).toEqual(tiktok('ilsa'));
  });

  it('says where an @handle in a text belongs', () => {
    expect(findProfileLink({ platform: 'tiktok', text: 'saw @Ilsa.b. today' })).toEqual(
      tiktok('ilsa.b'),
    );
  });

  it('is refused when no account can be called that', () => {
    const refused = unsupported('not_a_profile');
    expect(findProfileLink({ platform: 'tiktok', username: 'two words' })).toEqual(refused);
    expect(findProfileLink({ platform: 'instagram', username: 'explore' })).toEqual(refused);
    expect(findProfileLink({ platform: 'tiktok', username: 'a'.repeat(25) })).toEqual(refused);
  });

  it('is needed for a bare name', () => {
    expect(findProfileLink({ username: 'ilsa' })).toEqual(unsupported('no_link'));
  });
});
