import { expect, it } from 'vitest';
import { rankBioLinks } from './rank-bio-links.ts';

it('opens pages of links first, then own sites, then shorteners', () => {
  const links = ['https://bit.ly/x', 'ilsa-torvane.com', 'https://linktr.ee/ilsa'];
  expect(rankBioLinks(links)).toEqual([
    'https://linktr.ee/ilsa',
    'https://ilsa-torvane.com',
    'https://bit.ly/x',
  ]);
});

it('leaves out networks, shops and what is no web address', () => {
  const links = [
    'https://m.youtube.com/@ilsa',
    'https://www.tiktok.com/@ilsa',
    'https://amzn.to/x',
    't.me/ilsa',
  ];
  expect(rankBioLinks([...links, 'mailto:m@torvane.com', ''])).toEqual([]);
});

it('opens each once, in the owner’s order', () => {
  const links = [
    'https://a.ilsa.com/',
    'https://a.ilsa.com/',
    'https://b.ilsa.com/',
    'https://ilsa.carrd.co/',
  ];
  expect(rankBioLinks([...links, 'https://c.ilsa.com/'])).toEqual([
    'https://ilsa.carrd.co/',
    'https://a.ilsa.com/',
    'https://b.ilsa.com/',
    'https://c.ilsa.com/',
  ]);
});
