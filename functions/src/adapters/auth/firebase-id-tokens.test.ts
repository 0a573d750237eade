import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { firebaseIdTokens } from './firebase-id-tokens.ts';

const PROJECT = 'vibes-verified';
const app = initializeApp({ projectId: PROJECT }, 'id-tokens-test');
const verify = firebaseIdTokens(getAuth(app));
beforeAll(() => {
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', undefined);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await deleteApp(app);
});

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const now = Math.floor(Date.now() / 1000);
const claims = {
  aud: PROJECT,
  iss: `https://securetoken.google.com/${PROJECT}`,
  sub: 'max',
  iat: now,
  exp: now + 3600,
};

describe('outside the emulator', () => {
  it.each([
    [
      'that is unsigned, as the emulator makes them',
      `${encode({ alg: 'none' })}.${encode(claims)}.`,
    ],
    [
      'signed with a key anybody could have',
      `${encode({ alg: 'HS256', kid: 'x' })}.${encode(claims)}.c2ln`,
    ],
    [
      'of another project',
      `${encode({ alg: 'RS256', kid: 'x' })}.${encode({ ...claims, aud: 'another' })}.c2ln`,
    ],
    ['that is none', 'one.two.three'],
  ])('a token %s is not taken', async (_, token) => {
    expect(await verify(token)).toEqual({ is_valid: false, refusal: 'invalid' });
  });
});

describe('what the service answers', () => {
  const answering = (code: string, message = 'Refused.') =>
    firebaseIdTokens({
      verifyIdToken: () => Promise.reject(Object.assign(new Error(message), { code })),
    })('a.signed.token');

  it.each([
    ['auth/id-token-expired', 'expired'],
    ['auth/id-token-revoked', 'revoked'],
    ['auth/user-disabled', 'disabled'],
    ['auth/user-not-found', 'deleted'],
  ])('%s is a refusal', async (code, refusal) => {
    expect(await answering(code)).toEqual({ is_valid: false, refusal });
  });

  it.each([
    ['auth/internal-error', 'A network fault.'],
    ['auth/argument-error', 'Error fetching public keys for Google certs: down'],
  ])('%s, when the service cannot be asked, is a fault and no refusal', async (code, message) => {
    await expect(answering(code, message)).rejects.toThrow(message);
  });
});
