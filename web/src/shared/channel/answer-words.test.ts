import { expect, it } from 'vitest';
import { answerWords } from './health-words.ts';

it('an answer is described by its status and its time', () => {
  expect(answerWords({ status: 204, text: '', milliseconds: 142.6 })).toBe(
    'It answered 204 after 143 ms.',
  );
});

it('without a status there is no description: the sentence says why', () => {
  expect(answerWords(null)).toBeNull();
  expect(answerWords({ status: null, text: 'connect ECONNREFUSED', milliseconds: 3 })).toBeNull();
});
