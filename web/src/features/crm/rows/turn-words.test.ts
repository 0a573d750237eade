import { expect, it } from 'vitest';
import { turnWords } from './turn-words.ts';

it.each([
  ['Replied, your turn', { awaiting: 'us', status: 'Responded' }, false],
  ['Replied', { awaiting: 'us', status: 'Converted' }, true],
  ['May have replied', { awaiting: 'them', status: 'Contacted' }, true],
  [null, { awaiting: 'them', status: 'Contacted' }, false],
] as const)('says “%s” of a creator who %j', (words, creator, mayHave) => {
  expect(turnWords(creator, mayHave)).toBe(words);
});
