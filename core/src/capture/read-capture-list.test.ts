import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCaptureList } from './read-capture-list.ts';

const tiktok = (handle: string) => ({
  target: { platform: 'tiktok', handle },
  label: `@${handle}`,
});
const instagram = (handle: string) => ({
  target: { platform: 'instagram', handle },
  label: `@${handle}`,
});
const short = { target: { url: 'https://vm.tiktok.com/ZMabc/' }, label: 'vm.tiktok.com/ZMabc/' };

describe('a line that names creators', () => {
  it.each([
    ['https://www.tiktok.com/@Ann.Kiln?lang=en', [tiktok('ann.kiln')]],
    ['instagram.com/ann_kiln/', [instagram('ann_kiln')]],
    ['Look at this! https://vm.tiktok.com/ZMabc/ by @somebody, wow', [short]],
    ['via @somebody https://vm.tiktok.com/ZMabc/', [short]],
    ['from @ben https://www.tiktok.com/@ann', [tiktok('ann')]],
    ['instagram://user?username=ann', [instagram('ann')]],
    ['tiktok: ann', [tiktok('ann')]],
    ['Instagram\t@ann\t@ben.kiln', [instagram('ann'), instagram('ben.kiln')]],
    ['tiktok: ann, instagram: ben', [tiktok('ann'), instagram('ben')]],
    ['tiktok: @ann, @ben', [tiktok('ann'), tiktok('ben')]],
    ['tiktok.com/@ann,tiktok.com/@ben', [tiktok('ann'), tiktok('ben')]],
    ['Ann\thttps://www.tiktok.com/@ann\t12,000\tann@brand.test', [tiktok('ann')]],
    ['@ann\thttps://www.tiktok.com/@ann', [tiktok('ann')]],
  ])('%s', (line, captures) => {
    expect(readCaptureList(line, null)).toEqual({
      captures,
      unread: [],
      doubles: 0,
      bare_handles: 0,
    });
  });

  it.each([
    ['@Ann', ['@ann']],
    ['ann.kiln', ['@ann.kiln']],
    ['@ann, @ben; @cara', ['@ann', '@ben', '@cara']],
    ['@ann @ben', ['@ann', '@ben']],
    ['Ask @ann about it.', ['@ann']],
  ])('by handles that need a platform: %s', (line, labels) => {
    expect(readCaptureList(line, null)).toMatchObject({
      captures: [],
      unread: [],
      bare_handles: labels.length,
    });
    const list = readCaptureList(line, 'instagram');
    expect(list.captures.map(({ label }) => label)).toEqual(labels);
    expect(list.bare_handles).toBe(0);
  });
});

it.each([
  ['just some words', 'no_link'],
  ['ann@brand.test', 'no_link'],
  ['https://www.youtube.com/@ann', 'other_site'],
  ['tiktok.com', 'not_a_profile'],
  ['https://www.instagram.com/explore/', 'not_a_profile'],
  ['a_name_much_too_long_for_any_platform', 'not_a_handle'],
])('says why a line cannot be read: %s', (text, why) => {
  expect(readCaptureList(`\n${text}`, 'tiktok')).toMatchObject({
    captures: [],
    unread: [{ number: 2, text, why }],
  });
});

const namesOf = (text: string, platform: 'tiktok' | null = 'tiktok') =>
  readCaptureList(text, platform).captures.map(({ target, label }) =>
    'platform' in target ? `${label} ${target.platform}` : label,
  );
const unreadOf = (text: string, platform: 'tiktok' | null = 'tiktok') =>
  readCaptureList(text, platform).unread.map((piece) => [piece.text, piece.why]);

describe('a row of a spreadsheet names one creator', () => {
  it.each([
    ['mara.kiln,12500,US', '@mara.kiln tiktok'],
    ['mara.kiln,12.5K,2026-11-22,mara@brand.test,€300', '@mara.kiln tiktok'],
    ['"mara.kiln","12,500","Mara Kiln, Berlin"', '@mara.kiln tiktok'],
    ['mara.kiln,tiktok', '@mara.kiln tiktok'],
    ['mara.kiln, Instagram', '@mara.kiln instagram'],
    ['mara.kiln;IG', '@mara.kiln instagram'],
    ['mara.kiln\twww.instagram.com', '@mara.kiln instagram'],
    ['Instagram,mara.kiln,Great fit for spring', '@mara.kiln instagram'],
    ['Mara,@mara.kiln,Instagram', '@mara.kiln instagram'],
    ['Mara,TikTok', '@mara tiktok'],
    ['mara_kiln,https://www.instagram.com/mara_kiln', '@mara_kiln instagram'],
  ])('%s', (row, creator) => {
    expect(namesOf(row)).toEqual([creator]);
    expect(unreadOf(row)).toEqual([]);
  });
});

describe('no creator is read from', () => {
  it.each([
    ['Name,Handle,Platform', 'no_link'],
    ['handle', 'no_link'],
    ['TikTok', 'no_link'],
    ['12500', 'no_link'],
    ['12.5K', 'no_link'],
    ['thanks', 'no_link'],
    ['Thanks!', 'no_link'],
    ['www.youtube.com', 'other_site'],
    ['linktr.ee', 'other_site'],
    ['marakiln.com', 'other_site'],
    ['these are several words', 'no_link'],
    ['Mara,mara.kiln,TikTok', 'unmarked'],
    ['mara_k,marakiln,TikTok', 'unmarked'],
    ['Mara,Berlin', 'unmarked'],
    ['ann, ben, cara', 'unmarked'],
  ])('%s', (line, why) => {
    expect(readCaptureList(line, 'tiktok')).toMatchObject({
      captures: [],
      unread: [{ number: 1, text: line, why }],
      bare_handles: 0,
    });
    expect(readCaptureList(line, null).bare_handles).toBe(0);
  });

  it.each([
    ['mara.kiln,YouTube', [['mara.kiln', 'other_site']]],
    ['mara.kiln,TikTok,Instagram', [['mara.kiln', 'two_platforms']]],
  ])('a row about another platform, or both: %s', (row, pieces) => {
    expect(namesOf(row)).toEqual([]);
    expect(unreadOf(row)).toEqual(pieces);
  });
});

it.each([
  [
    'https://www.tiktok.com/@aa, https://youtu.be/xx, https://www.instagram.com/explore/',
    ['@aa tiktok'],
    [
      ['https://youtu.be/xx', 'other_site'],
      ['https://www.instagram.com/explore/', 'not_a_profile'],
    ],
  ],
  [
    '@ann.lee, not a handle!, @bob',
    ['@ann.lee tiktok', '@bob tiktok'],
    [['not a handle!', 'not_a_handle']],
  ],
  ['https://www.tiktok.com/@aa,mara_other', ['@aa tiktok'], [['mara_other', 'unmarked']]],
  ['mara.kiln,linktr.ee/mara', ['@mara.kiln tiktok'], [['linktr.ee/mara', 'other_site']]],
  ['ann, @ben; cara', ['@ben tiktok'], ['ann', 'cara'].map((word) => [word, 'unmarked'])],
  [
    '@a_name_much_too_long_for_any, @ben',
    ['@ben tiktok'],
    [['@a_name_much_too_long_for_any', 'not_a_handle']],
  ],
  [
    'Shop https://shop.example/x by https://www.tiktok.com/@aa',
    ['@aa tiktok'],
    [['https://shop.example/x', 'other_site']],
  ],
])('names each piece of a line that names no creator: %s', (line, names, pieces) => {
  expect(namesOf(line)).toEqual(names);
  expect(unreadOf(line)).toEqual(pieces);
});

it('names each creator once, counts the repeats and goes on over the limit', () => {
  const lines = ['@ann', 'https://www.tiktok.com/@ann', 'ANN', 'ben', 'https://instagram.com/ann'];
  expect(readCaptureList(lines.join('\r\n'), 'tiktok')).toMatchObject({
    captures: [tiktok('ann'), tiktok('ben'), instagram('ann')],
    doubles: 2,
  });
  const many = Array.from({ length: 201 }, (_, index) => `creator_${index}`).join('\n');
  expect(readCaptureList(many, 'tiktok').captures).toHaveLength(201);
});

const handles = fc.stringMatching(/^[a-z][a-z0-9_]{1,18}_[0-9]$/);
const forms = [
  (handle: string) => `@${handle}`,
  (handle: string) => `https://www.tiktok.com/@${handle}?x=1`,
  (handle: string) => `tiktok.com/@${handle}/video/7301`,
  (handle: string) => `  ${handle}  `,
  (handle: string) => `tiktok: ${handle}`,
];

it('finds every creator of a list, in order, whatever form each line has', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(handles, { maxLength: 30 }),
      fc.infiniteStream(fc.constantFrom(...forms)),
      fc.constantFrom('\n', '\r\n', '\n\n'),
      (names, form, end) => {
        const text = names
          .map((name) => (form.next().value as (name: string) => string)(name))
          .join(end);
        const list = readCaptureList(text, 'tiktok');
        expect(list).toEqual({
          captures: names.map(tiktok),
          unread: [],
          doubles: 0,
          bare_handles: 0,
        });
      },
    ),
  );
});

it('leaves no line out: each is a capture, a repeat, a bare handle or unread', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), fc.constantFrom('tiktok', null), (lines, platform) => {
      const text = lines.map((line) => line.replace(/[\r\n]/g, ' ')).join('\n');
      const { captures, unread, doubles, bare_handles } = readCaptureList(text, platform);
      const list = captures.length + unread.length + doubles + bare_handles;
      const filled = text.split('\n').filter((line) => /[^\s,;]/.test(line)).length;
      expect(list).toBeGreaterThanOrEqual(filled);
    }),
  );
});
