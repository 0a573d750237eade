import { expect, it } from 'vitest';
import type { ScrapedProfile } from '@vibes/core/creator/scraped-profile';
import { typedLinks } from './typed-links.ts';

const linksIn = (bio: string, handle = 'ilsa.torvane') =>
  typedLinks({ bio, handle } as ScrapedProfile);

it.each([
  ['clay 👇 linktr.ee/ilsa', ['https://linktr.ee/ilsa']],
  ['all links: https://beacons.ai/ilsa!', ['https://beacons.ai/ilsa']],
  ['ilsa.carrd.co', ['https://ilsa.carrd.co']],
  ['shop on www.ilsa-torvane.com', ['https://www.ilsa-torvane.com']],
  ['ambassador for clayandco.com', []],
  ['made with linktr.ee', []],
  ['write to me@ilsatorvane.com', []],
  ['no links. here', []],
])('opens of “%s” what is surely the owner’s', (bio, expected) => {
  expect(linksIn(bio)).toEqual(expected);
});

it('takes no site for the owner’s by a name as short as anybody’s', () => {
  expect(linksIn('glow.com', 'g.l')).toEqual([]);
  expect(linksIn('ilsa.com', 'ilsa')).toEqual(['https://ilsa.com']);
});
