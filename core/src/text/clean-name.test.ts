import { expect, it } from 'vitest';
import { cleanName } from './clean-name.ts';

it.each([
  ['as it is', 'Ann O’Neil-Żak 王芳', 'Ann O’Neil-Żak 王芳'],
  ['without half an emoji', 'Ann \ud83d', 'Ann'],
  ['on one line', '\tAnn\r\nLee\u2028\u0085Kim\u0000\u009f', 'Ann Lee Kim'],
  ['without overrides of direction', 'Ann \u202egpj.exe\u202c', 'Ann gpj.exe'],
  ['without isolates and marks of direction', '\u2066Ann\u2069\u200e\u200f\u061c', 'Ann'],
  ['without what hides', 'A\u200bn\u2060n\ufeff L\u00adee', 'Ann Lee'],
  ['without loose joiners', 'An\u200dn \u200cLee\u200d', 'Ann Lee'],
  ['without letters nobody sees', 'Ann\u{e0041}\u{e0042}', 'Ann'],
  ['with its emoji whole', 'Ann 👩‍🚀👨🏽‍🦰❤️‍🔥🏴‍☠️', 'Ann 👩‍🚀👨🏽‍🦰❤️‍🔥🏴‍☠️'],
  ['with a joiner behind an emoji only before another', '👩\u200d Ann', '👩 Ann'],
  [
    'with the flag of Wales',
    '🏴\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}',
    '🏴\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}',
  ],
  ['with the non-joiner of Persian', 'می\u200cخواهم', 'می\u200cخواهم'],
  ['with a chillu of Malayalam', 'അവന്\u200d', 'അവന്\u200d'],
  ['with a conjunct of Sinhala', 'ශ්\u200dරී', 'ශ්\u200dරී'],
  ['with the writing of right to left', 'דנה كريم', 'דנה كريم'],
  ['empty, where nothing can be seen', '\u3164\u200b\u2066 \u200d', ''],
])('a name is stored %s', (_how, name, stored) => {
  expect(cleanName(name)).toBe(stored);
  expect(cleanName(stored)).toBe(stored);
});
