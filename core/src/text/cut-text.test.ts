import { expect, it } from 'vitest';
import { cutAtSpace, cutText, endFromSpace } from './cut-text.ts';

it.each([
  ['Ann', 3, 'Ann'],
  ['Anna', 3, 'Ann'],
  ['An😀', 3, 'An'],
  ['An😀', 4, 'An😀'],
])('of %j it keeps, within %i units, %j', (text, most, kept) => {
  expect(cutText(text, most)).toBe(kept);
});

it.each([
  ['ida@kelmor.com', 14, 'ida@kelmor.com', 'ida@kelmor.com'],
  ['to ida@kelmor.com', 16, 'to', ' ida@kelmor.com'],
  ['ida@kelmor.com or', 14, 'ida@kelmor.com', ' or'],
  ['ida@kelmor.com', 13, '', ''],
])('no word of %j is cut within %i units', (text, most, beginning, end) => {
  expect(cutAtSpace(text, most)).toBe(beginning);
  expect(endFromSpace(text, most)).toBe(end);
});
