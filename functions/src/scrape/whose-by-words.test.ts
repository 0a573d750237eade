import { expect, it } from 'vitest';
import { profile } from '../../test/link-searching.ts';
import { ownAccounts } from './own-accounts.ts';

const inBio = (bio: string) =>
  ownAccounts(profile({ platform: 'tiktok', handle: 'lena.koch', name: 'Lena Koch', bio })).map(
    ({ handle }) => handle,
  );

it.each([
  ['Mum of 3 💕 IG: @lena.travels', 'lena.travels'],
  ['Mum of 3, coffee lover. IG: @lena.travels', 'lena.travels'],
  ['married to @max.berg ❤️ ig: @lena.travels', 'lena.travels'],
  ['Founder of Blot & Sons. IG: @lena.travels', 'lena.travels'],
  ['CEO of naps 😴 insta: @lena.travels', 'lena.travels'],
  ['sneaker surgeon 👟 ig @lena.travels', 'lena.travels'],
  ['wedding photographer, ig @lena.travels', 'lena.travels'],
  ['personal ig: @lena.travels', 'lena.travels'],
  ['Personal trainer 💪 ig: @lena.travels', 'lena.travels'],
  ['wife & mama ✨ ig: @lena.travels', 'lena.travels'],
  ['athlete @velvet.row ig: @lena.travels', 'lena.travels'],
  ['code LENA10 ✨ ig @lena.travels', 'lena.travels'],
  ['old soul. ig: @lena.travels', 'lena.travels'],
  ['beware of fakes! ig: @lena.travels', 'lena.travels'],
  ['ig @lena.travels mgmt: x@vogt.com', 'lena.travels'],
  ['you know me from ig @lena.travels', 'lena.travels'],
  ['mi perfil de ig: @lena.travels', 'lena.travels'],
  ['boy insta: @lena.travels', 'lena.travels'],
  ['me on ig: @lena.travels', 'lena.travels'],
  ['founder @velvet.row 🌾 me on ig: lena_travels', 'lena_travels'],
  ['ig: velvet.row', 'velvet.row'],
  ['ig: @lena.travels (it’s also me)', 'lena.travels'],
  ['insta (my evil twin): @lena.koch', 'lena.koch'],
  ['older twin (younger: @lia.koch)\nmy ig @lena.travels', 'lena.travels'],
  ['mine: ig @lena.travels / teacher: ig @anna.vogt', 'lena.travels'],
  ['main ig: @lena.travels / 2nd ig: @lena.isst', 'lena.travels'],
  ['IG main: @lena.travels\nIG 2: @lena.isst', 'lena.travels'],
  ['backup ig: @lena.isst / ig: @lena.travels', 'lena.travels'],
  ['ig: @lena.travels (main) | ig: @lena.spam (spam)', 'lena.travels'],
])('“%s” presents @%s as the own account', (bio, handle) => {
  expect(inBio(bio)).toEqual([handle]);
});

it.each([
  ['a husband’s, in Turkish', 'eşimin instası: @max.berg'],
  ['a brother’s, in Polish', 'IG brata: @max.berg'],
  ['a husband, in Japanese', '旦那のインスタ→@max.berg'],
  ['a husband, in Korean', '남편 인스타 @max.berg'],
  ['a husband, in Russian', 'инста мужа: @max.berg'],
  ['a husband, in Arabic', 'زوجي انستا @max.berg'],
  ['a boyfriend, in Thai', 'แฟน ไอจี max.berg'],
  ['whose it is in front', 'hubby’s IG: @max.berg'],
  ['somebody told before', 'hers: ig @max.berg'],
  ['somebody by name', 'Max: ig @max.berg'],
  ['a daughter in brackets', 'mum of @lia.koch (ig: @lia.berg)'],
  ['what the label is for', 'IG for bookings: @anna.vogt'],
  ['a shop behind the label, in Italian', 'IG bottega: @velvet.row'],
  ['our café', 'our cafe insta @velvet.row'],
  ['who sings for a band', 'ig: @max.berg (our singer)'],
  ['a wish', 'my insta: @max.berg (i wish lol)'],
  ['no', 'NOT ig @max.berg'],
  ['a fan page', 'IG: @max.berg\n(managed by a fan)'],
  ['a credit', 'pfp by @max.berg on insta'],
  ['several', 'ig @max.berg & friends'],
  ['a twin, in Swedish', 'tvilling ig @lia.koch'],
  ['whose it is in brackets', 'my ig (hubby’s): @max.berg'],
  ['the other half', 'other half 👉 ig @max.berg'],
  ['a child, in front of “on”', 'mum to @lia.berg on insta'],
  ['a founder', 'founder on ig: @max.berg'],
  ['who is shown', 'creator of the week: ig @max.berg'],
  ['who is not meant', 'not the singer (ig @max.berg)'],
  ['a name that was', 'was @lena.alt on ig'],
])('an account is not the owner’s behind or in front of %s', (_, bio) => {
  expect(inBio(bio)).toEqual([]);
});
