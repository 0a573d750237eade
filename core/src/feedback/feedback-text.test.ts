import { expect, it } from 'vitest';
import { tidyFeedback } from './feedback-text.ts';

it.each([
  ['  Love it. \n', 'Love it.'],
  ['One\r\ntwo\rthree\n\nfour', 'One\ntwo\nthree\n\nfour'],
  ['name\tvalue', 'name value'],
  ['nul\u0000l, esc\u001b[31m, next\u0085line', 'null, esc[31m, nextline'],
  ['half \ud83d of a face', 'half  of a face'],
  ['a family 👩‍👩‍👧 and a heart ❤️', 'a family 👩‍👩‍👧 and a heart ❤️'],
  [' \u0000 \r\n\t ', ''],
])('%j is stored as %j', (text, stored) => {
  expect(tidyFeedback(text)).toBe(stored);
});
