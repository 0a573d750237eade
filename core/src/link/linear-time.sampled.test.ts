import { expect, it } from 'vitest';
import { findSteepGrowth } from '../../test/growth.ts';
import { sampled } from '../../test/sampled.ts';
import { findLinks } from './find-links.ts';
import { findProfileLink } from './find-profile-link.ts';

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
  ['', '-', ''],
  ['', 'https://', ''],
  ['', '@a.', ''],
  ['', 'tiktok.com/', ''],
  ['', '%', ''],
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

it.each(sampled(PIECES))(
  'takes time in proportion to the text: %j, %j repeated, %j',
  (...parts) => {
    const lengths = [16_384, 65_536];
    const work = (text: string) => [
      findLinks(text),
      findProfileLink({ text, url: text, platform: 'instagram' }),
      findProfileLink({ text, platform: 'tiktok' }),
      findProfileLink({ username: text, platform: 'instagram' }),
    ];
    // The first run of any code is slow.
    work('https://a.co/x @ann. '.repeat(1000));
    expect(findSteepGrowth({ work, family: family(parts) }, lengths)).toBeNull();
  },
  30_000,
);
