/** An invented bio to try, and what the finder makes of it. */
export interface BioExample {
  /** What is special about it. */
  label: string;
  bio: string;
  address: string | null;
  others: readonly string[];
}

/** One is spelled out, one is styled and names two desks, one has no address. */
export const EXAMPLES: readonly [BioExample, ...BioExample[]] = [
  {
    label: 'Spelled out',
    bio: 'Mira · slow ceramics\nNew kiln every month, sort of.\nWork with me: mira (at) slowkiln dot studio',
    address: 'mira@slowkiln.studio',
    others: [],
  },
  {
    label: 'Two addresses',
    bio: 'Jonas | trails, coffee, one slow dog\nhello: 𝗷𝗼𝗻𝗮𝘀@𝗻𝗼𝗿𝘁𝗵𝗿𝗶𝗱𝗴𝗲-𝘁𝗿𝗮𝗶𝗹𝘀.𝗰𝗼𝗺\ncollabs: team [at] longfield-talent [dot] com',
    address: 'team@longfield-talent.com',
    others: ['jonas@northridge-trails.com'],
  },
  {
    label: 'No address',
    bio: 'Theo makes soup\nTiny kitchen, big pots.\nEverything else: linktr.ee/theo.makes.soup',
    address: null,
    others: [],
  },
];
