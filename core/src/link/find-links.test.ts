import { expect, it } from 'vitest';
import { findSteepGrowth } from '../../test/growth.ts';
import { findLinks, LINK_MAXIMUM } from './find-links.ts';
import { findProfileLink } from './find-profile-link.ts';

it('takes off the punctuation that follows a link', () => {
  expect(findLinks(`(see https://a.co/x).  "b.co/y?z=1"!?, https://c.co/(d)/e`)).toEqual([
    'https://a.co/x',
    'b.co/y?z=1',
    'https://c.co/(d)/e',
  ]);
});

it('a link too long to be one is left out whole, and the next is found', () => {
  const start = 'https://a.co/';
  const longest = start + 'x'.repeat(LINK_MAXIMUM - start.length);
  expect(findLinks(`${longest}...`)).toEqual([longest]);
  expect(findLinks(`${longest}/tiktok.com/@ann https://b.co/`)).toEqual(['https://b.co/']);
});

const PIECES: readonly (readonly [begin: string, piece: string, end: string])[] = [
  ['https://a.co/', ').', 'x'],
  ['https://a.co/', '/', ' x'],
  ['https://a.co/', '),https://b.co/', 'x'],
  ['', 'https://a.co/). ', ''],
  ['https://l.instagram.com/?', '&u=', 'x'],
  ['https://l.instagram.com/?u=', '%25', ''],
  ['https://www.tiktok.com/', '/', '@'],
  ['', 'a.', ' '],
  ['', 'a-', ''],
  ['', '@a', ' '],
  ['', '@.', 'x'],
  ['', 'instagram://user', '?'],
  ['.', '.', 'x'],
  ['@', '.', 'x'],
];
const family =
  ([begin, piece, end]: (typeof PIECES)[number]) =>
  (length: number) =>
    begin + piece.repeat(Math.ceil(length / piece.length)) + end;

it.each(PIECES)(
  'takes time in proportion to the text: %j, %j repeated, %j',
  (...parts) => {
    const lengths = [16_384, 65_536];
    const work = (text: string) => [
      findLinks(text),
      findProfileLink({ text, url: text, platform: 'instagram' }),
      findProfileLink({ username: text, platform: 'instagram' }),
    ];
    // The first run of any code is slow.
    work('https://a.co/x @ann. '.repeat(1000));
    expect(findSteepGrowth({ work, family: family(parts) }, lengths)).toBeNull();
  },
  30_000,
);
