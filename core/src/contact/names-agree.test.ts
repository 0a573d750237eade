import { expect, it } from 'vitest';
import { namesAgree } from './names-agree.ts';

const owner = ([handle, name]: readonly [string, string]) => ({ handle, name });
type Pair = [what: string, one: [string, string], other: [string, string]];
const both = ([, one, other]: Pair) => [
  namesAgree(owner(one), owner(other)),
  namesAgree(owner(other), owner(one)),
];

const ALIKE: Pair[] = [
  ['the same handle', ['lena.koch', 'Lena'], ['lena.koch', 'Lena Koch']],
  ['the same letters', ['lena.koch', 'Lena'], ['_lenakoch_', 'leni']],
  ['the same handle, other names', ['velvetrow', 'Velvet Row'], ['velvet_row', 'Tilly Trent']],
  ['a short handle', ['kja', 'Kim'], ['k.j.a', 'Kim Jansen']],
  ['one first name and one handle', ['bex.builds', 'Bex Builds'], ['bexbuilds', 'Bex Harc']],
  ['a handle and a little more', ['lenatravels', 'Lena'], ['lena.travels.uk', 'Lena Koch']],
  ['the same words in another order', ['lena_isst_brot', 'Lena'], ['brot.lena.isst', 'Koch']],
  ['digits at the end', ['lenakoch', 'Lena'], ['lenakoch95', 'Lena Koch']],
  ['other digits', ['lena.koch1', 'Lena 🌱'], ['lena.koch_2', 'lena koch']],
  ['digits and no name', ['lenakoch7', ''], ['lenakoch', 'Lena']],
  ['an official one', ['lenakoch', 'Lena'], ['lenakoch.official', 'Lena Koch']],
  ['the real one', ['thereallenakoch', ''], ['lena_koch', 'L.']],
  ['the same name', ['lk_vegan', 'Lena Koch'], ['lena.travels', 'Lena Koch']],
  ['the same name in other letters', ['lk_vegan', 'LENA KOCH'], ['lena.travels', 'lena koch']],
  ['the same name with a picture', ['lk_vegan', 'Lena Koch 🌱'], ['lena.t', '✨ Lena Koch ✨']],
  ['the same name and more', ['lk_vegan', 'Lena Koch | Food'], ['lena.t', 'Lena Koch • Reisen']],
  ['the same name with its accent', ['jg_foto', 'José García'], ['garciaj', 'Jose Garcia']],
  ['a name with its middle', ['lk_vegan', 'Lena Maria Koch'], ['lenamariakoch', 'Lena Koch']],
  ['the handle of the name', ['lenakoch', 'vegan & happy'], ['lk_vegan', 'Lena Koch']],
  ['the handle with digits of the name', ['lena_koch95', 'leni'], ['lk_vegan', 'Lena Koch']],
  ['the handle of the name in French', ['chloe.martin', ''], ['cm.food', 'Chloé Martin']],
  ['the handle of the name in Spanish', ['sofialopez', 'sofi'], ['sofi.come', 'Sofía López 🌮']],
  ['an initial', ['lenakoch', 'Lena K.'], ['lk_vegan', 'Lena Koch']],
  ['a shop on both', ['velvetrow.shop', 'Velvet Row'], ['velvetrowshop', 'Velvet Row Shop']],
  ['a couple on both', ['lenaundmax', 'Lena & Max'], ['lm.travels', 'Lena & Max']],
];

const UNLIKE: Pair[] = [
  ['a couple', ['anna.berg', 'Anna Berg'], ['ben.berg', 'Ben Berg']],
  ['siblings', ['mia.berg', 'Mia Berg'], ['lia.berg', 'Lia Berg']],
  ['siblings with one name for a handle', ['bergs1', 'Mia Berg'], ['bergs2', 'Lia Berg']],
  ['siblings by first names', ['thebergs1', 'Mia'], ['thebergs2', 'Lia']],
  ['twins', ['kochtwins1', 'Mia Koch'], ['kochtwins2', 'Lia Koch']],
  ['twins with one name', ['mia.koch', 'Koch Twins'], ['lia.koch', 'Koch Twins']],
  ['a family’s name as the handle', ['koch', 'Mia Koch'], ['koch_', 'Lia Koch']],
  ['a first name with digits', ['lena', 'Lena Koch'], ['lena95', 'Leni Vogt']],
  ['namesakes', ['lena.koch', 'Lena Koch'], ['lena.vogt', 'Lena Vogt']],
  ['a token of the name', ['sigrid.syr', 'Sigrid Syr'], ['sigridsyr', 'SYR Token']],
  ['a firm of the handle', ['mo.travels.far', 'Mo'], ['motravelsfar.co', 'Mo Travels']],
  ['a handle and more of another name', ['lenatravels', 'Lena'], ['lenatravelsuk', 'Mia Koch']],
  ['a handle and much more', ['lenatravels', 'Lena'], ['lenatravels.and.max', 'Lena']],
  ['first names alone', ['lena.isst', 'Lena'], ['lena_tanzt', 'Lena']],
  ['a first name as the handle', ['lena', 'Lena'], ['lena.koch', 'Lena']],
  ['a first name and what they do', ['lena', 'Lena'], ['lenacooks', 'Lena']],
  ['a founder and the shop', ['tilly.trent', 'Tilly Trent'], ['trentceramics', 'Trent Ceramics']],
  [
    'a founder with the shop in the name',
    ['tilly.velvetrow', 'Tilly | Velvet Row'],
    ['velvetrow', 'Velvet Row'],
  ],
  [
    'a founder of a shop of their name',
    ['lenakoch', 'Lena Koch'],
    ['lenakoch.shop', 'Lena Koch Shop'],
  ],
  ['a shop called so by its name alone', ['lk_vegan', 'Lena Koch'], ['lk.store', 'Lena Koch']],
  ['a talent and the agency', ['lena.koch', 'Lena Koch'], ['vogt.talents', 'Vogt Talents']],
  ['a talent and their management', ['lena.koch', 'Lena Koch'], ['lenakochmgmt', 'Lena Koch']],
  [
    'a management in brackets',
    ['lena.koch', 'Lena Koch'],
    ['lk.contact', 'Lena Koch (Management)'],
  ],
  ['a team', ['lena.koch', 'Lena Koch'], ['teamlenakoch', 'Lena Koch']],
  ['a podcast', ['lena.koch', 'Lena Koch'], ['kochpodcast', 'Der Koch Podcast']],
  ['a fan', ['lena.koch', 'Lena Koch'], ['lk.edits', 'Lena Koch Fanpage']],
  ['a fan with the handle', ['lenakoch', 'Lena Koch'], ['lena.koch', 'Lena Koch (fan account)']],
  ['a handle of fans', ['lena.koch', 'Lena Koch'], ['lenakochfans', 'Lena Koch']],
  ['two in one name', ['annaberg', 'Anna Berg'], ['bergs', 'Anna Berg / Ben Berg']],
  ['a couple with “and”', ['annaberg', 'Anna Berg'], ['bergs', 'Anna & Ben Berg']],
  ['what they do', ['lk_vegan', 'Food Blogger'], ['max.isst', 'Food Blogger']],
  ['what they do in another order', ['lk_ugc', 'UGC Creator'], ['max.ugc', 'UGC Creator']],
  ['handles that TikTok gives', ['user8412345', ''], ['user7712345', '']],
  ['short handles with digits', ['mia1', ''], ['mia2', '']],
  ['nothing', ['lena.koch', ''], ['max.berg', '']],
  ['a mother and a child', ['ute.koch', 'Ute Koch'], ['lena.koch', 'Lena Koch']],
  ['a wife with his name', ['annaberg', 'Anna Berg'], ['ben.b', 'Ben Berg']],
  ['a handle of another’s name', ['annaberg', 'Ben Berg'], ['ab_vegan', 'Anna Berg']],
  ['a name in another’s', ['lena.koch', 'Lena Koch'], ['helenakochanski', 'Helena Kochanski']],
  ['a nickname', ['leni.isst', 'Leni Koch'], ['lk_vegan', 'Lena Koch']],
  ['a squatter who sells under the handle', ['jiwoo_rye', '지우'], ['jiwoo_rye', 'Jiwoo PROMO']],
  ['a city', ['lena.berlin', 'Lena'], ['max.berlin', 'Max']],
];

it.each(ALIKE)('%s: %j and %j are called alike', (...pair) => {
  expect(both(pair)).toEqual([true, true]);
});

it.each(UNLIKE)('%s: %j and %j are not', (...pair) => {
  expect(both(pair)).toEqual([false, false]);
});
