import { expect, it } from 'vitest';
import { spentOn } from '../../../../core/test/growth.ts';
import { decodePage } from './decode-page.ts';

const meta = '<html><head><meta charset="windows-1251"></head>';

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))),
  );
const PROLOG = '<?xml version="1.0" encoding="windows-1251"?>';
const OLD_META = '<meta http-equiv="Content-Type" content="text/html; charset=Shift_JIS">';

it.each([
  ['header', Buffer.from([0xe9]), 'text/html; charset=ISO-8859-1', 'é'],
  ['quoted header', Buffer.from([0xe9]), 'text/html; charset="latin1"', 'é'],
  ['UTF-8 without a word', Buffer.from('é 📩'), 'text/html', 'é 📩'],
  ['neither declared nor UTF-8', Buffer.from([0x63, 0xe9, 0x20]), 'text/html', 'cé '],
  ['meta', Buffer.concat([Buffer.from(meta), Buffer.from([0xef])]), 'text/html', `${meta}п`],
  ['mark before header', Buffer.from('\uFEFFé', 'utf16le'), 'text/html; charset=utf-8', 'é'],
  ['unknown charset', Buffer.from('é'), 'text/html; charset=klingon', 'é'],
  [
    'ASCII bytes of another charset',
    Buffer.from('\u001B$B$"\u001B(B'),
    'text/html; charset=ISO-2022-JP',
    'あ',
  ],
  ['ASCII under UTF-8', Buffer.from('a&eacute;'), 'text/html; charset=utf-8', 'a&eacute;'],
  ['UTF-8 cut inside a character', Buffer.from('a📩').subarray(0, 3), 'text/html', 'a'],
])('decodes by %s', (_, bytes, type, expected) => {
  expect(decodePage(bytes, type)).toBe(expected);
});

it.each([
  ['windows-1251', [0xef, 0xee, 0xf7, 0xf2, 0xe0], 'почта'],
  ['KOI8-R', [0xd0, 0xcf, 0xde, 0xd4, 0xc1], 'почта'],
  ['Shift_JIS', [0x93, 0xfa, 0x96, 0x7b], '日本'],
  ['EUC-JP', [0xc6, 0xfc, 0xcb, 0xdc], '日本'],
  ['EUC-KR', [0xc7, 0xd1, 0xb1, 0xdb], '한글'],
  ['GBK', [0xd3, 0xca, 0xcf, 0xe4], '邮箱'],
  ['gb2312', [0xd3, 0xca, 0xcf, 0xe4], '邮箱'],
  ['Big5', [0xab, 0x48, 0xbd, 0x63], '信箱'],
  ['ISO-8859-2', [0xb3, 0xf3, 0xb6, 0xe6], 'łóść'],
  ['iso-8859-9', [0xfe, 0xf0], 'şğ'],
  ['windows-1256', [0xc8, 0xd1, 0xed, 0xcf], 'بريد'],
  ['windows-1252', [0x80, 0x93, 0x94], '€“”'],
])('reads %s, by header and by meta', (charset, letters, expected) => {
  expect(decodePage(bytes(letters), `text/html; charset=${charset}`)).toBe(expected);
  const meta = `<meta charset=${charset}>`;
  expect(decodePage(bytes(meta, letters), '')).toBe(meta + expected);
});

it.each([
  ['the XML prolog', [PROLOG, [0xef]], '', `${PROLOG}п`],
  ['an old meta', [OLD_META, [0x93, 0xfa]], 'text/html', `${OLD_META}日`],
  [
    'the meta where the header names none it knows',
    [meta, [0xef]],
    'text/html; charset=x',
    `${meta}п`,
  ],
  ['the header rather than the meta', [meta, 'п'], 'text/html; charset=utf-8', `${meta}п`],
])('goes by %s', (_, parts, type, expected) => {
  expect(decodePage(bytes(...parts), type)).toBe(expected);
});

it.each([
  ['in a comment', '<!-- <meta charset=windows-1251> -->'],
  ['in a description', '<meta name="description" content="charset=windows-1251">'],
  ['in a script', '<meta name=x><script charset="windows-1251"></script>'],
  ['of UTF-16 in a page of single bytes', '<meta charset="utf-16le">'],
  ['far behind the head', `${' '.repeat(5000)}<meta charset=windows-1251>`],
])('is not misled by a charset %s', (_, head) => {
  expect(decodePage(bytes(head, 'é'), 'text/html')).toBe(`${head}é`);
});

it.each(['<meta ', '<!--', 'charset=', '<meta charset', ' ', '<?xml '])(
  'decodes a long page of %j soon',
  (piece) => {
    const long = Buffer.from(piece.repeat(2_000_000 / piece.length));
    expect(spentOn(() => decodePage(long, ''))).toBeLessThan(1000);
  },
);
