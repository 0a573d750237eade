import type { Creator } from '@vibes/core/creator/creator';
import { expect, it } from 'vitest';
import { captureWords } from './known-words.ts';

const ann = {
  name: 'Ann Lee',
  status: 'Contacted',
  read_state: 'read',
  charged_at: null,
} as Creator;

it.each([
  ['of somebody new', null, /^A new creator costs 1 credit\./],
  ['of a known creator', ann, /^Ann Lee is already in your CRM, as Contacted\. .* is free/],
  [
    'of one who could not be read',
    { ...ann, read_state: 'blocked' as const },
    /couldn’t read the profile before\. Reading it costs 1 credit\.$/,
  ],
  [
    'of one whom nobody tried to read',
    { ...ann, read_state: 'unread' as const },
    /as Contacted\. Reading it costs 1 credit\.$/,
  ],
])('the cost is shown %s', (_, creator, sentence) => {
  expect(captureWords(creator)).toMatch(sentence);
});
