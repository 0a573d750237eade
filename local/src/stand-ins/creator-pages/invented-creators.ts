import type { InventedCreator } from './invented-creator.ts';
import { UNREAD_CREATORS } from './unread-creators.ts';

/** Most are on TikTok, link nowhere, and have a page for everybody. */
type Told = Partial<InventedCreator> &
  Pick<InventedCreator, 'handle' | 'name' | 'bio' | 'followers'>;
const invent = (told: Told): InventedCreator => ({
  platform: 'tiktok',
  link: null,
  answer: 'page',
  ...told,
});

/** The invented creators. Each shows one thing that happens on real profiles. */
const TOLD: readonly Told[] = [
  {
    // The plain case: one address in the bio. `npm start` prints this one.
    handle: 'mara.kiln',
    name: 'Mara Kiln',
    bio: 'Stoneware, glaze tests & kiln openings 🏺\n📩 hello@marakiln.studio\nNew pots on the first Sunday',
    followers: 78_342,
  },
  {
    // The same person elsewhere: same address, other platform.
    platform: 'instagram',
    handle: 'mara.kiln',
    name: 'Mara Kiln | Ceramics',
    bio: 'slow pots, fast glazes\nbookings: hello@marakiln.studio',
    followers: 12_940,
  },
  {
    // Another account with the address of the first: it must not get a second mail.
    handle: 'kilnclub',
    name: 'The Kiln Club',
    bio: 'A club for people who wait for kilns. Run by @mara.kiln\nhello@marakiln.studio',
    followers: 4_105,
  },
  {
    // The creator of the film: no emoji, since not every machine has their font.
    handle: 'lena.lathe',
    name: 'Lena Lathe',
    bio: 'Bowls turned from fallen trees\nWork with me: hello@lenalathe.studio',
    followers: 46_512,
  },
  {
    // One person on two platforms: each page presents the other, each has an address of its own.
    handle: 'wren.walks',
    name: 'Wren Walker',
    bio: 'City walks nobody asked for\nIG: @wrenwalks\n📩 wren@wrenwalks.studio',
    followers: 61_204,
    number: '6880000000000000701',
  },
  {
    platform: 'instagram',
    handle: 'wrenwalks',
    name: 'Wren Walker',
    bio: 'pavements & pigeons\nTikTok: @wren.walks\nhello@wren-walker.studio',
    followers: 15_873,
    number: '48800000701',
  },
  {
    // The first of them under a new handle, as the phone would send it a year later.
    handle: 'wren.wanders',
    name: 'Wren Wanders',
    bio: 'Now also by train\n📩 trains@wrenwalks.studio',
    followers: 88_120,
    number: '6880000000000000701',
  },
  {
    // The name server here knows no such domain for the first address; the other one works.
    handle: 'pola.prints',
    name: 'Pola Prints',
    bio: 'Letterpress, loud colors\nCollabs: collabs@nodomain.polaprints.studio\nAll else: hello@polaprints.studio',
    followers: 33_870,
  },
  {
    handle: 'theo_bakes',
    name: 'Theo Bakes',
    bio: 'Sourdough, sometimes croissants. No collabs, just bread 🍞',
    followers: 231_077,
  },
  {
    // The address is on the link page only.
    handle: 'sunnysprout',
    name: 'Sunny Sprout',
    bio: 'Balcony vegetables for impatient people 🌱 everything below',
    link: 'linktr.ee/sunnysprout',
    followers: 18_450,
  },
  {
    // The address is on a site of the creator's own.
    handle: 'nina_trails',
    name: 'Nina Trails',
    bio: 'Long walks, short films. Work with me: link below',
    link: 'ninatrails.com',
    followers: 54_002,
  },
  {
    handle: 'oskar.draws',
    name: 'Oskar Draws',
    bio: 'Ink every day ✒️ commissions: oskar (at) oskardraws (dot) art',
    followers: 9_310,
  },
  {
    handle: 'veiled.viola',
    name: 'Viola',
    bio: 'music for friends. viola@veiledviola.com',
    followers: 610,
    answer: 'private',
  },
  {
    handle: 'lumenrides',
    name: 'Lumen Rides',
    bio: 'lumen@lumenrides.cc',
    followers: 33_900,
    answer: 'waf',
  },
  {
    platform: 'instagram',
    handle: 'jonas.plates',
    name: 'Jonas Plates',
    bio: 'Dinner for one, plated for six 🍽\ncollabs → jonas@jonasplates.kitchen',
    link: 'https://linktr.ee/jonasplates',
    followers: 40_211,
  },
  {
    platform: 'instagram',
    handle: 'edda.weaves',
    name: 'Edda Weaves',
    bio: 'Looms, wool & weather. Orders are closed',
    followers: 2_362,
  },
  {
    platform: 'instagram',
    handle: 'quiet.harbor',
    name: 'Quiet Harbor',
    bio: 'quiet@quietharbor.co',
    followers: 7_754,
    answer: 'login_wall',
  },
  {
    // The address is on the contact page of an own site.
    handle: 'veraveneer',
    name: 'Vera Veneer',
    bio: 'Tables that remember the tree 🪵',
    link: 'veraveneer.com',
    followers: 15_870,
  },
  {
    // The letters of the address on the own site can be read as two addresses.
    handle: 'annlee.inks',
    name: 'Ann Lee',
    bio: 'Inks from oak galls, rust and rain',
    link: 'studio-lee.com',
    followers: 11_260,
  },
  {
    // The address is on the site of a brand, to which the bio links.
    handle: 'tilly.tries',
    name: 'Tilly Trent',
    bio: 'Outfits for rain ☔ code TILLY10 at Velvet Row',
    link: 'velvetrow.co/collections/tilly',
    followers: 27_310,
  },
  {
    // The own site is larger than most, with the address at its end.
    handle: 'marathon.mia',
    name: 'Marathon Mia',
    bio: 'One run a day, since the first',
    link: 'marathonmia.com',
    followers: 31_400,
  },
  {
    // The link page is an empty shell; its data comes from an API.
    handle: 'shea.shells',
    name: 'Shea Shells',
    bio: 'Shells, sorted by sound 🐚 all links',
    link: 'taplink.cc/shea.shells',
    followers: 6_204,
  },
  {
    // The own site is older than UTF-8.
    handle: 'wako.kiln',
    name: 'Wako',
    bio: 'wood firing, twice a year',
    link: 'wako-kiln.com',
    followers: 3_311,
  },
  {
    // The own site has a bot check.
    handle: 'wallywaves',
    name: 'Wally Waves',
    bio: 'cold water, warm soup',
    link: 'wallywaves.com',
    followers: 27_640,
  },
  {
    // The platform's own account, which the setup guide proposes for a simulated capture.
    handle: 'tiktok',
    name: 'TikTok',
    bio: 'The stand-in of an account everybody knows\nhello@firstpress.studio',
    followers: 93_418_220,
  },
];

export const INVENTED_CREATORS: readonly InventedCreator[] = [
  ...TOLD.map(invent),
  ...UNREAD_CREATORS,
];

/** Posts of the invented creators by their code. */
export const INSTAGRAM_POSTS: Record<string, string> = { CxPlates01: 'jonas.plates' };

/** What short links of the apps lead to: the path of a TikTok page. */
export const SHORT_LINKS: Readonly<Record<string, string>> = {
  ZMkiln01: '/@mara.kiln?_t=ZM-8zKiln0a1b2&_r=1',
  ZMkiln02: '/@mara.kiln/video/7436120984410918151?_t=ZM-8zKiln0c3d4&_r=1',
  ZMsprout: '/@sunnysprout?_t=ZM-8zSprout9e&_r=1',
  ZMgone00: '/@nowhere_at_all?_t=ZM-8zGone00f&_r=1',
};
