import type { UserRecord } from 'firebase-admin/auth';
import { describe, expect, it } from 'vitest';
import { firebaseSignIn } from './firebase-sign-in.ts';

const max = {
  uid: 'max',
  disabled: false,
  tokensValidAfterTime: 'Fri, 01 May 2026 12:00:00 GMT',
};

/** Firebase Auth that knows one person, or fails with a code. */
const answering = (
  found: { disabled?: boolean; tokensValidAfterTime?: string | undefined } | { code: string },
) => {
  const ask = () =>
    'code' in found
      ? Promise.reject(Object.assign(new Error('Refused.'), found))
      : Promise.resolve({ ...max, ...found } as UserRecord);
  return firebaseSignIn({
    getUser: ask,
    getUserByEmail: ask,
    updateUser: ask,
    revokeRefreshTokens: async () => void (await ask()),
    deleteUser: async () => void (await ask()),
  });
};

describe('how a person stands', () => {
  it.each([
    [{}, 'active'],
    [{ disabled: true }, 'disabled'],
  ])('%j is %s', async (found, state) => {
    expect(await answering(found).standing('max')).toEqual({
      state,
      sessions_from: new Date('2026-05-01T12:00:00Z'),
    });
  });

  it('is deleted for somebody the service does not know', async () => {
    const { standing, findByEmail } = answering({ code: 'auth/user-not-found' });
    expect(await standing('max')).toMatchObject({ state: 'deleted' });
    expect(await findByEmail('max@brand.com')).toBeNull();
  });

  it('cannot be read when the service is at fault', async () => {
    const { standing, findByEmail } = answering({ code: 'auth/internal-error' });
    await expect(standing('max')).rejects.toThrow('Refused.');
    await expect(findByEmail('max@brand.com')).rejects.toThrow('Refused.');
  });

  it('is deleted once, and a deleted one can be neither disabled nor signed out, but not while the service is at fault', async () => {
    await expect(answering({}).remove('max')).resolves.toBeUndefined();
    const gone = answering({ code: 'auth/user-not-found' });
    await expect(gone.remove('max')).resolves.toBeUndefined();
    await expect(gone.setDisabled('max', true)).resolves.toBeUndefined();
    await expect(gone.endSessions('max')).resolves.toBeUndefined();
    await expect(answering({ code: 'auth/internal-error' }).remove('max')).rejects.toThrow();
  });

  it('counts sessions from the beginning where none were ended', async () => {
    const { sessions_from } = await answering({ tokensValidAfterTime: undefined }).standing('max');
    expect(sessions_from).toEqual(new Date(0));
  });
});
