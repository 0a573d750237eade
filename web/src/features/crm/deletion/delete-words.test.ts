import { expect, it } from 'vitest';
import { endWords, restoredEmailWords, stoppedOf } from './delete-words.ts';

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

it('says what became of the emails that were stopped', () => {
  const waits = { ...done('a'), email: { state: 'waits' } } as const;
  const stopped = (why: string | null) =>
    ({ ...done('b'), email: { state: 'stopped', why } }) as const;
  expect(restoredEmailWords([waits, done('c')])).toBe('1 email waits again.');
  expect(restoredEmailWords([stopped(null), stopped(null)])).toBe('2 emails stay stopped.');
  expect(restoredEmailWords([waits, stopped('You already emailed this address.')])).toBe(
    '1 email waits again. 1 email stays stopped. You already emailed this address.',
  );
  expect(endWords('restored', [stopped(null)], 'Ann')).toMatchObject({
    title: 'Ann restored',
    description: '1 email stays stopped.',
  });
  expect(stoppedOf([waits, stopped(null), done('c'), no('d')])).toEqual(['b']);
});
