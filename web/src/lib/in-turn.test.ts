import { expect, it } from 'vitest';
import { inTurn } from './in-turn.ts';

it('runs one after the other under one key, past a failure, and beside another key', async () => {
  const ran: string[] = [];
  let end = () => {};
  const first = inTurn('ann', async () => {
    await new Promise<void>((resolve) => (end = resolve));
    ran.push('first');
    throw new Error('refused');
  });
  const second = inTurn('ann', () => Promise.resolve(ran.push('second')));
  await inTurn('bob', () => Promise.resolve(ran.push('bob')));
  expect(ran).toEqual(['bob']);
  end();
  await expect(first).rejects.toThrow('refused');
  await second;
  await inTurn('ann', () => Promise.resolve(ran.push('third')));
  expect(ran).toEqual(['bob', 'first', 'second', 'third']);
});
