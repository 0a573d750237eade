import { describe, expect, it } from 'vitest';
import { spentOn } from '../../../core/test/growth.ts';
import type { ScrapedProfile } from '@vibes/core/creator/scraped-profile';
import { profile as some } from '../../test/link-searching.ts';
import { ownAccounts } from './own-accounts.ts';

const lena = (given: Partial<ScrapedProfile>) =>
  some({ platform: 'tiktok', handle: 'lena.koch', name: 'Lena Koch', ...given });
const inBio = (bio: string, given: Partial<ScrapedProfile> = {}) =>
  ownAccounts(lena({ bio, ...given })).map(({ handle }) => handle);
const INSTAGRAM = 'https://www.instagram.com/';

describe('an account behind its platform’s name is the owner’s', () => {
  it.each([
    ['IG: @lena.koch', 'lena.koch'],
    ['ig:lenakoch', 'lenakoch'],
    ['insta lena_koch', 'lena_koch'],
    ['Instagram → @LenaKoch.', 'lenakoch'],
    ['📍Berlin\nInsta: @lena.travels\n📩 lena@mail.de', 'lena.travels'],
    ['vegan food 🌱 | ig @lena.isst', 'lena.isst'],
    ['my ig: @lena.travels', 'lena.travels'],
    ['Mein Insta: @lena.isst', 'lena.isst'],
    ['mi ig: @lena.come', 'lena.come'],
    ['mon insta: @lena.mange', 'lena.mange'],
    ['follow me on ig @lena.travels', 'lena.travels'],
    ['Folgt mir auf Insta: @lena.isst', 'lena.isst'],
    ['sígueme en instagram: @lena.come', 'lena.come'],
    ['more on IG: @lena.travels', 'lena.travels'],
    ['my main ig: @lena.travels', 'lena.travels'],
    ['IG: lena.koch.isst', 'lena.koch.isst'],
    ['22 years old, Berlin, ig: @lena.travels', 'lena.travels'],
    ['IG: @lena.travels\n@max.berg in my heart', 'lena.travels'],
    ['Mum of 3 💕\nIG: @lena.travels', 'lena.travels'],
    ['Founder of Blot & Sons | ig: @lena.koch', 'lena.koch'],
    ['❤️ ig: @lena.koch', 'lena.koch'],
    ['wife of @max.berg | insta: @lenakoch', 'lenakoch'],
    ['IG: @lena.travels | code LENA10 at the shop', 'lena.travels'],
    ['IG: @lena.travels\nManager: ig @vogt.talents', 'lena.travels'],
    ['IG: @lena.koch\nmy shop: ig @blotandsons', 'lena.koch'],
    ['ig @lena.koch, insta: @Lena.Koch', 'lena.koch'],
    ['tiny flats\ninstagram.com/lena.travels', 'lena.travels'],
    ['📸 ig:lenakoch', 'lenakoch'],
    ['UGC creator ✨ IG @lena.koch.ugc', 'lena.koch.ugc'],
    ['Sports | insta: @lena.koch.official', 'lena.koch.official'],
  ])('in “%s”', (bio, handle) => {
    expect(inBio(bio)).toEqual([handle]);
  });

  it('also of TikTok on Instagram', () => {
    for (const bio of ['TikTok: @lena.travels', 'tt @lena.travels', 'Tik Tok: lena.koch'])
      expect(ownAccounts(lena({ platform: 'instagram', bio }))).toEqual([
        { platform: 'tiktok', handle: bio.slice(bio.search(/lena/)) },
      ]);
  });
});

describe('an account is not the owner’s', () => {
  it.each([
    ['mgmt', 'mgmt ig: @vogt.talents'],
    ['a manager', 'Manager: ig @anna.vogt'],
    ['a manager a line above', 'Management 👇\nig @anna.vogt'],
    ['an agency', 'Agency ig: @vogtx'],
    ['an agency in German', 'Agentur: insta @vogtx'],
    ['who signed them', 'signed @ ig: @vogtx'],
    ['a founder', 'Founder of ig @velvet.row'],
    ['a co-founder', 'co-founder ig: @velvet.row'],
    ['a founder in German', 'Gründerin von insta: @velvet.row'],
    ['a founder in Spanish', 'fundadora de ig: @velvet.row'],
    ['a founder in French', 'fondatrice de insta @velvet.row'],
    ['a shop', 'my shop: ig @velvet.row'],
    ['a shop pointed to', 'my shop 👇\nig: @velvet.row'],
    ['a shop behind', 'ig: @velvet.row (my shop)'],
    ['a shop in Spanish', 'mi tienda ig: @velvet.row'],
    ['a shop in French', 'ma boutique insta: @velvet.row'],
    ['a shop by its name', 'ig: @velvetrow.shop'],
    ['a brand', 'my brand insta: @velvet.row'],
    ['a boyfriend', 'bf ig: @max.berg'],
    ['a girlfriend behind', 'ig: @mia.berg my gf'],
    ['a husband', 'husband: insta @max.berg'],
    ['a husband in German', 'mein Mann: insta @max.berg'],
    ['a boyfriend in Spanish', 'novio ig: @max.berg'],
    ['a husband in French', 'mon mari insta @max.berg'],
    ['a partner', 'partner: ig @max.berg'],
    ['a twin', 'twin: ig @lia.koch'],
    ['a twin that is called alike', 'twin: ig @lenakoch'],
    ['a twin in German', 'Zwilling: insta @lia.koch'],
    ['a sister', 'sis ig @lia.koch'],
    ['a sister in Spanish', 'mi hermana: ig @lia.koch'],
    ['a mother', 'mum: ig @ute.koch'],
    ['who runs it', 'run by mama, insta: @lenakoch.mama'],
    ['a heart', '❤️ ig: @max.berg'],
    ['a heart behind', 'ig: @max.berg ❤️'],
    ['a ring', '💍 insta @max.berg'],
    ['a lock', '🔒 ig @max.berg'],
    ['a photographer', '📸 by ig: @max.fotos'],
    ['a camera', 'Pictures 📷 by ig: @max.fotos'],
    ['a photographer in German', 'Fotos: insta @max.berg'],
    ['a team', 'team ig: @velvet.row'],
    ['a club', 'player at ig: @velvet.row'],
    ['a code', 'code LENA ig: @velvet.row'],
    ['a code behind', 'ig: @velvet.row use LENA10'],
    ['bookings', 'for bookings ig: @anna.vogt'],
    ['what it is with', 'podcast with ig @max.berg'],
    ['who it is with, in German', 'tanze mit insta: @max.berg'],
    ['who took the pictures, in Spanish', 'videos de ig: @max.berg'],
    ['who it is with, in French', 'danse avec insta @max.berg'],
    ['a colleague', 'Kollegin: insta @anna.vogt'],
    ['what they love', 'love ig @velvet.row'],
    ['a sponsor', 'sponsored by ig: @velvet.row'],
    ['a fake', 'fake: ig @lena.k0ch'],
    ['a fake of the very name', 'this is not me: ig @lenakoch'],
    ['a hacked one', 'hacked ig: @lenakoch'],
    ['a lost one in German', 'alter Account: insta @lenakoch'],
    ['a lost one in Spanish', 'ig hackeado: @lenakoch'],
    ['a dog', 'my dog: ig @rex.the.dog'],
    ['a word', 'insta reels every day'],
    ['a word at the end', 'ig reels'],
    ['a mention on its own', 'love @max.berg'],
    ['the own platform', 'TikTok: @lena.zwei'],
  ])('behind or in front of %s', (_, bio) => {
    expect(inBio(bio)).toEqual([]);
  });

  it.each([
    ['two', 'ig: @lena.travels\nig: @lena.isst'],
    ['a couple', 'ig: @lena.koch & @max.berg'],
    ['a couple parted by a heart', 'ig @lena.koch ❤️ @max.berg'],
    ['a couple in words', 'IG: @lena.koch and @max.berg'],
    ['two labels on a line', 'insta: @mia.koch | insta: @lia.koch'],
    ['an agency’s', 'ig @anna.vogt, ig @ben.vogt, ig @cleo.vogt'],
    ['one without its sign', 'ig: @lena.travels / ig: velvet.row'],
  ])('where several are presented: %s', (_, bio) => {
    expect(inBio(bio)).toEqual([]);
  });

  it('on a page of fans', () => {
    expect(inBio('fan page | ig: @lena.koch')).toEqual([]);
    expect(inBio('ig: @lena.koch', { handle: 'lenakoch.fanpage' })).toEqual([]);
  });

  it('where a couple presents one of the two', () => {
    expect(inBio('ig: @max.berg', { handle: 'thekochs', name: 'Lena & Max' })).toEqual([]);
  });

  it('where an agency presents a talent', () => {
    expect(inBio('ig: @max.berg', { handle: 'vogt.talents', name: 'Vogt' })).toEqual([]);
  });
});

describe('an account that the profile links to', () => {
  const linked = (bio: string, ...names: string[]) =>
    inBio(bio, { bio_links: names.map((name) => INSTAGRAM + name) });

  it.each([
    ['alike', 'tiny flats', 'lena.koch'],
    ['unlike', 'tiny flats', 'lena.travels'],
    ['that is named too', 'ig: @lena.travels', 'lena.travels'],
    ['below a shop that is another', 'my shop: @velvet.row', 'lena.travels'],
    ['below a heart', '❤️ cats and tea', 'lena.travels'],
    ['below a husband', 'Yes, wife of @max.berg. My insta ↓', 'lena.travels'],
    ['whose name is in an address', 'collab 👉 lenatravels.team@gmail.com', 'lena.travels'],
    ['that the bio points to', 'new videos on insta 👇', 'lena.travels'],
  ])('is the owner’s: %s', (_, bio, name) => {
    expect(linked(bio, name)).toEqual([name]);
  });

  it.each([
    ['a shop that is named', 'my shop 👇 @velvet.row', 'velvet.row'],
    ['a shop that is pointed to', 'my shop 👇', 'velvet.row'],
    ['a shop in German', 'zu meinem Shop ⬇️', 'velvet.row'],
    ['a shop by its name in words', 'Founder of Velvet Row', 'velvetrow'],
    ['a shop by its own name', '', 'velvet.row.shop'],
    ['a boyfriend', 'bf: @max.berg', 'max.berg'],
    ['a sister', '@lia.koch is my sister', 'lia.koch'],
    ['a love', '@max.berg ❤️', 'max.berg'],
    ['a husband pointed to', 'my husband’s insta 👇', 'max.berg'],
    ['somebody told before', 'her insta 👇', 'max.berg'],
    ['a manager', 'mgmt @anna.vogt', 'anna.vogt'],
    ['an agency', '', 'vogt.mgmt'],
    ['a namesake', 'the singer is @lena.music, not me', 'lena.music'],
    ['somebody who is only mentioned', 'ask @anna.vogt', 'anna.vogt'],
    ['a story', '', 'stories/max.berg/31/'],
  ])('is not: %s', (_, bio, name) => {
    expect(linked(bio, name)).toEqual([]);
  });

  it('is not where another one is presented too', () => {
    expect(linked('', 'lena.koch', 'max.berg')).toEqual([]);
    expect(linked('ig: @lena.travels', 'lena.koch')).toEqual([]);
    expect(linked('', 'lena.koch', 'lena.koch/?hl=de')).toEqual(['lena.koch']);
    expect(linked('my shop: @velvet.row', 'lena.koch', 'velvet.row')).toEqual(['lena.koch']);
  });

  it('of TikTok is none where it shows a video', () => {
    const onInstagram = (path: string) =>
      ownAccounts(
        lena({ platform: 'instagram', bio_links: [`https://www.tiktok.com/@lena.tanzt${path}`] }),
      );
    expect(onInstagram('?lang=de')).toEqual([{ platform: 'tiktok', handle: 'lena.tanzt' }]);
    expect(onInstagram('/video/731')).toEqual([]);
  });
});

it.each([
  'ig',
  'ig ',
  'ig:@',
  'ig/',
  'ig (a',
  'same ',
  'mum of ',
  '📷 a\n',
  'my my ',
  'インスタ',
  'insta\n',
  '@lena.koch ',
  'ig @ab & ',
  '❤',
  'my shop 👇\n',
  'a.',
])('a long bio of %j is read soon', (piece) => {
  const bio = piece.repeat(40_000 / piece.length);
  const bio_links = [`${INSTAGRAM}lena.koch`];
  expect(spentOn(() => ownAccounts(lena({ bio, bio_links })))).toBeLessThan(1000);
});
