import { expect, it } from 'vitest';
import { endEmail, endingWords, neighbors, startQueue } from './review-queue.ts';

const started = startQueue(['a', 'b', 'c']);

it('the next email opens by itself, until all are done', () => {
  const second = endEmail(started, 'a', 'sent');
  expect(second.id).toBe('b');
  const third = endEmail(second, 'b', 'stopped');
  expect(third.id).toBe('c');
  const done = endEmail(third, 'c', 'sent');
  expect(done.id).toBeNull();
  expect(endingWords(done)).toBe('2 sent, 1 stopped');
});

it('after the last one those come that were left out', () => {
  const atLast = { ...started, id: 'c' };
  expect(endEmail(atLast, 'c', 'sent').id).toBe('a');
});

it('previous and next skip what is done', () => {
  expect(neighbors(started)).toEqual({ previous: null, next: 'b' });
  const queue = { ...endEmail(started, 'b', 'gone'), id: 'a' };
  expect(neighbors(queue)).toEqual({ previous: null, next: 'c' });
  expect(neighbors({ ...queue, id: 'c' })).toEqual({ previous: 'a', next: null });
});

it('an email that ends while another is on screen leaves that one there', () => {
  expect(endEmail(started, 'b', 'sent').id).toBe('a');
});

it('nothing is told of emails that went otherwise', () => {
  expect(endingWords(endEmail(startQueue(['a']), 'a', 'gone'))).toBe('');
});
