import { expect, it } from 'vitest';
import { feedbackLength } from './feedback-length.ts';

it.each([
  ['nothing', '', false, ''],
  ['nothing but space', ' \n\t ', false, ''],
  ['a word', 'Hi', true, ''],
  ['one before the limit is near', 'a'.repeat(4499), true, ''],
  ['near the limit', `  ${'a'.repeat(4500)}\n`, true, '500 characters left'],
  ['one character of room', 'a'.repeat(4999), true, '1 character left'],
  ['just full', 'a'.repeat(5000), true, '0 characters left'],
  ['one too many', 'a'.repeat(5001), false, '1 character too many'],
])('%s', (_, text, canBeSent, words) => {
  expect(feedbackLength(text)).toEqual({ canBeSent, words, isTooLong: text.length > 5000 });
});
