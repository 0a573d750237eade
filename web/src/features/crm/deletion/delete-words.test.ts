import { expect, it } from 'vitest';
import { endWords } from './delete-words.ts';

const done = (id: string) => ({ id, done: true }) as const;
const no = (id: string, sentence = 'An email is being sent.') =>
  ({ id, done: false, sentence }) as const;

it('names the only one', () => {
  expect(endWords('deleted', [done('a')], 'Ann')).toMatchObject({
    tone: 'success',
    title: 'Ann deleted',
  });
  expect(endWords('deleted', [no('a')], 'Ann')).toEqual({
    tone: 'error',
    title: 'Ann not deleted',
    description: 'An email is being sent.',
  });
});

it('counts several, and says why some stayed', () => {
  expect(endWords('restored', [done('a'), done('b')])).toEqual({
    tone: 'success',
    title: '2 creators restored',
    description: 'Emails that were stopped stay stopped.',
  });
  expect(endWords('deleted', [done('a'), done('b'), no('c')])).toEqual({
    tone: 'error',
    title: '2 creators deleted',
    description: '1 creator not deleted. An email is being sent.',
  });
  expect(endWords('restored', [no('a'), no('b')])).toMatchObject({
    title: '2 creators not restored',
  });
});
