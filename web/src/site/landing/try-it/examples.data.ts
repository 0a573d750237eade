/** An invented bio to try, and the finder's result for it. */
export interface BioExample {
  /** What is special about it. */
  label: string;
  bio: string;
  address: string | null;
  others: readonly string[];
}

/**
 * One address is spelled out, one bio is styled and names two desks, one has no address. The finder
 * takes no reserved ending such as .example, so the domains are long ones that say what they are.
 */
export const EXAMPLES: readonly [BioExample, ...BioExample[]] = [
  {
    label: 'Spelled out',
    bio: 'Tilda · slow ceramics\nNew kiln every month, sort of.\nWork with me: tilda (at) the-slow-kiln-demo dot studio',
    address: 'tilda@the-slow-kiln-demo.studio',
    others: [],
  },
  {
    label: 'Two addresses',
    bio: 'Jonas | trails, coffee, one slow dog\nhello: 𝗷𝗼𝗻𝗮𝘀@𝗷𝗼𝗻𝗮𝘀-𝘁𝗿𝗮𝗶𝗹-𝗱𝗶𝗮𝗿𝘆-𝗱𝗲𝗺𝗼.𝗰𝗼𝗺\ncollabs: team [at] invented-talent-demo [dot] com',
    address: 'team@invented-talent-demo.com',
    others: ['jonas@jonas-trail-diary-demo.com'],
  },
  {
    label: 'No address',
    bio: 'Theo makes soup\nTiny kitchen, big pots.\nEverything else: linktr.ee/theo.makes.soup',
    address: null,
    others: [],
  },
];
