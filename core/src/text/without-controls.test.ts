import { expect, it } from 'vitest';
import { linkWithoutControls, withoutControls } from './without-controls.ts';

it.each([
  ['Ann\u0000Lee\u009b31m\u007f', 'AnnLee31m'],
  ['\u001b[31mAnn', '[31mAnn'],
  ['one\u0085two\vthree\ffour', 'one\ntwo\nthree\nfour'],
  ['one\r\n\ttwo 👩‍🚀 \u200f', 'one\r\n\ttwo 👩‍🚀 \u200f'],
])('of %j it leaves %j', (text, left) => {
  expect(withoutControls(text)).toBe(left);
});

it.each([
  ['https://a.test/é', 'https://a.test/é'],
  ['https://a.test/\u0000b\n\tc\u0085?d=\u001b', 'https://a.test/%00bc%C2%85?d=%1B'],
])('the address %j leads to the same page', (link, left) => {
  expect(linkWithoutControls(link)).toBe(left);
});
