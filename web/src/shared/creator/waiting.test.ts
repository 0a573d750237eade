import { expect, it } from 'vitest';
import { waitingCount } from './waiting.ts';

it('says how many creators wait for an answer', () => {
  expect(waitingCount(0)).toBeNull();
  expect(waitingCount(1)).toEqual({ word: '1', label: '1 creator waits for your answer' });
  expect(waitingCount(3)).toEqual({ word: '3', label: '3 creators wait for your answer' });
  expect(waitingCount(10)).toEqual({ word: '9+', label: '9+ creators wait for your answer' });
});
