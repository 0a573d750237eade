import { expect, it } from 'vitest';
import { memoryIdTokens } from '../ports/id-tokens.ts';
import { findTokenOwner } from './find-token-owner.ts';

const verify = memoryIdTokens({ ofMax: { uid: 'max' }, old: 'expired', gone: 'deleted' });

it('finds the person of a token', async () => {
  expect(await findTokenOwner(verify, 'ofMax')).toEqual({ uid: 'max' });
});

it.each(['old', 'gone', 'forged'])(
  'asks to sign in again for a token that is %s',
  async (token) => {
    await expect(findTokenOwner(verify, token)).rejects.toMatchObject({
      code: 'unauthorized',
      message: expect.stringContaining('Sign in again') as string,
    });
  },
);

it('takes a fault of the service for no refusal', async () => {
  const down = () => Promise.reject(new Error('down'));
  await expect(findTokenOwner(down, 'ofMax')).rejects.toThrow('down');
});
