import type { UserRecord } from 'firebase-admin/auth';
import { describe, expect, it } from 'vitest';
import { firebaseSignIn } from './firebase-sign-in.ts';

const max = {
  uid: 'max',
  disabled: false,
  tokensValidAfterTime: 'Fri, 01 May 2026 12:00:00 GMT',
};

/** Firebase Auth that knows one person, or fails with a code. */
const answering = (found: object | { code: string }) => {
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

it('finds what is kept about a person', async () => {
  const found = {
    email: 'max@brand.com',
    displayName: 'Max',
    metadata: { creationTime: 'Fri, 01 May 2026 12:00:00 GMT', lastSignInTime: '' },
    providerData: [{ providerId: 'google.com', uid: '1234' }],
  };
  expect(await answering({ ...found, disabled: true }).find({ email: 'max@brand.com' })).toEqual({
    uid: 'max',
    email: 'max@brand.com',
    name: 'Max',
    photo_url: null,
    is_disabled: true,
    created_at: new Date('2026-05-01T12:00:00Z'),
    last_sign_in_at: null,
    providers: [{ provider: 'google.com', id: '1234' }],
  });
});

describe('the standing of a person', () => {
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
    const { standing, find } = answering({ code: 'auth/user-not-found' });
    expect(await standing('max')).toMatchObject({ state: 'deleted' });
    expect(await find({ email: 'max@brand.com' })).toBeNull();
  });

  it('cannot be read when the service is at fault', async () => {
    const { standing, find } = answering({ code: 'auth/internal-error' });
    await expect(standing('max')).rejects.toThrow('Refused.');
    await expect(find({ uid: 'max' })).rejects.toThrow('Refused.');
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
