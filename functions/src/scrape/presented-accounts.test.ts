import { expect, it } from 'vitest';
import { profile } from '../../test/link-searching.ts';
import { ownAccounts } from './own-accounts.ts';

const FORMS: Record<string, string[]> = {
  'in another language or script': [
    'インスタ @lena.x',
    'インスタ→lena_x',
    'インスタはこちら→ @lena.x',
    'Instagramもやってます @lena.x',
    '인스타 @lena.x',
    '인스타그램: lena_x',
    'инста: lena_x',
    'Мой инстаграм: @lena.x',
    'мій інст: lena_x',
    'انستا: lena.x',
    'انستقرام @lena.x',
    'ไอจี lena.x',
    'instáč: lena_x',
    'inst: lena_x',
    'instagramie: @lena.x',
    'Instagramissa @lena.x',
    'Insta’da @lena.x',
    'ins: lena_x',
  ],
  'in other letters': ['ɪɢ ➜ @lena.x', '𝗜𝗚: lena.x', 'ｉｎｓｔａ：＠lena_x', 'I.G. @lena.x'],
  'behind signs': [
    'IG👉🏼 lena_x',
    'IG 👉🏽 @lena.x',
    'auf Insta 👉🏼 lena_x',
    '[insta] lena_x',
    '【IG】lena.x',
    'Insta = lena_x',
    'insta>>> lena_x',
    'ig -> lena_x',
    'ig➡️lena_x',
    'IG 📷 @lena.x',
    'IG "lena.x"',
    'insta@lena.x',
    'ig ✨ lena_x ✨',
  ],
  'on the next line': [
    'my IG ⬇️\n@lena.x',
    'Instagram:\n@lena.x',
    'Insta\n@lena.x',
    '⇩ IG ⇩\nlena_x',
  ],
  'behind its followers': ['Insta (88k): @lena.x', 'Insta 88k: @lena.x', 'IG (1,2M) lena_x'],
  'behind words': [
    'Insta name: lena_x',
    'instagram account @lena.x',
    'En insta soy @lena.x',
    'en instagram me encuentras como @lena.x',
    'on insta i am lena_x',
    'Mon insta perso : lena_x',
    'ig main: lena_x',
  ],
  'with more sites': [
    'twitch/ig/yt: lena_x',
    'ig + yt: lena_x',
    'IG & YT: lena_x',
    'Insta | Twitch | YT: lena_x',
    'Insta: lena_x / Snap : lenak',
    'yt: lenak, ig: lena_x',
    'all socials: @lena.x',
  ],
  'in front of the name': [
    '@lena.x on insta',
    '@lena.x auf Instagram',
    '@lena.x en ig 📷',
    'sou a @lena.x do Instagram',
    '@lena.x (IG)',
    'lena_x on ig',
    '@lena.x is my insta',
    '@lena.x → insta',
    'post daily, 📷 @lena.x on IG',
  ],
  'behind a camera': ['tiny flats\n📷 @lena.x', '📸 lena_x | Berlin'],
  'as a typed link': ['Insta: https://instagram.com/lena_x', 'www.instagram.com/lena.x'],
};

it.each(Object.entries(FORMS).flatMap(([form, bios]) => bios.map((bio) => [form, bio])))(
  'an account is read %s: %j',
  (_, bio = '') => {
    const owner = profile({ platform: 'tiktok', handle: 'koch.isst', name: 'Lena Koch', bio });
    const [found] = ownAccounts(owner);
    expect(found?.handle).toMatch(/^lena[._]x$/);
  },
);

it.each([
  ['same name on insta', '@koch.isst'],
  ['insta: same', '@koch.isst'],
  ['find me on ig (same @)', '@koch.isst'],
  ['gleicher Name auf Insta', '@koch.isst'],
  ['mismo nombre en ig', '@koch.isst'],
  ['IG同名', '@koch.isst'],
  ['we are the same, insta reels', ''],
])('“%s” presents “%s”', (bio, handle) => {
  const owner = profile({ platform: 'tiktok', handle: 'koch.isst', bio });
  expect(
    ownAccounts(owner)
      .map((one) => `@${one.handle}`)
      .join(),
  ).toBe(handle);
});

it.each([
  'TikTok: lena_x',
  'tt lena_x',
  'TT@lena.x',
  'tt + yt: lena_x',
  'twitch • tiktok • yt: lena_x',
  'TikTok (1,2M): @lena.x',
  '[tiktok] lena_x',
  'ティックトック @lena.x',
  'TikTok▶︎ lena_x',
  '틱톡 @lena.x',
  'тикток: lena_x',
  'تيك توك: lena.x',
  'ติ๊กต็อก: lena_x',
  '𝚝𝚒𝚔𝚝𝚘𝚔: lena_x',
  '抖音国际版 TikTok:lena_x',
  'auf TikTok 👉🏼 lena_x',
  'En tiktok soy @lena.x',
  'sou a @lena.x do TikTok',
  'Chef (tiktok: lena_x), tired',
  'aka Frau Pommes auf TikTok: @lena.x',
])('on Instagram “%s” presents an account on TikTok', (bio) => {
  const owner = profile({ platform: 'instagram', handle: 'koch.isst', name: 'Lena Koch', bio });
  const [found] = ownAccounts(owner);
  expect(found?.platform).toBe('tiktok');
  expect(found?.handle).toMatch(/^lena[._]x$/);
});
