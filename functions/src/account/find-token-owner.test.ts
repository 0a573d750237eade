import { expect, it } from 'vitest';
import { memoryIdTokens } from '../../test/models/memory-id-tokens.ts';
import { findTokenOwner } from './find-token-owner.ts';

const max = { uid: 'max', signed_in_at: new Date('2026-05-01T12:00:00Z') };
const verify = memoryIdTokens({ ofMax: max, old: 'expired' });

it('finds the person of a token, and when they signed in', async () => {
  expect(await findTokenOwner(verify, 'ofMax')).toMatchObject(max);
});

it.each(['old', 'forged'])('asks to sign in again for a token that is %s', async (token) => {
  await expect(findTokenOwner(verify, token)).rejects.toMatchObject({
    code: 'unauthorized',
    message: expect.stringContaining('Sign in again') as string,
  });
});

it('does not take a fault of the service for a refusal', async () => {
  const down = () => Promise.reject(new Error('down'));
  await expect(findTokenOwner(down, 'ofMax')).rejects.toThrow('down');
});
