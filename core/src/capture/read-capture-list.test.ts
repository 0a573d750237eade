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
    ['instagram://user?username=ann', [instagram('ann')]],
    ['tiktok: ann', [tiktok('ann')]],
    ['Instagram\t@ann\tben.kiln', [instagram('ann'), instagram('ben.kiln')]],
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
    ['ann, @ben; cara', ['@ann', '@ben', '@cara']],
    ['@ann @ben', ['@ann', '@ben']],
    ['Ask @ann about it.', ['@ann']],
  ])('by handles that need a platform: %s', (line, labels) => {
    expect(readCaptureList(line, null)).toMatchObject({
      captures: [],
      unread: [],
      bare_handles: labels.length,
    });
    const told = readCaptureList(line, 'instagram');
    expect(told.captures.map(({ label }) => label)).toEqual(labels);
    expect(told.bare_handles).toBe(0);
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

it('names each creator once, counts the repeats and goes on over the limit', () => {
  const lines = ['@ann', 'https://www.tiktok.com/@ann', 'ANN', 'ben', 'https://instagram.com/ann'];
  expect(readCaptureList(lines.join('\r\n'), 'tiktok')).toMatchObject({
    captures: [tiktok('ann'), tiktok('ben'), instagram('ann')],
    doubles: 2,
  });
  const many = Array.from({ length: 201 }, (_, index) => `creator_${index}`).join('\n');
  expect(readCaptureList(many, 'tiktok').captures).toHaveLength(201);
});

const handles = fc
  .stringMatching(/^[a-z][a-z0-9_]{2,20}$/)
  .filter((name) => !/^(tiktok)$/.test(name));
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
      const told = captures.length + unread.length + doubles + bare_handles;
      const filled = text.split('\n').filter((line) => /[^\s,;]/.test(line)).length;
      expect(told).toBeGreaterThanOrEqual(filled);
    }),
  );
});
