import { beforeEach, expect, it, vi } from 'vitest';
import { memorySignIn } from '../../test/models/memory-sign-in.ts';
import type { SignInService } from '../ports/sign-in-service.ts';
import { accessCheck } from './access-check.ts';
import { cacheStanding } from './cache-standing.ts';

const MINUTE = 60_000;
const key = { uid: 'max', signed_in_at: null };
const session = { uid: 'max', signed_in_at: new Date('2026-05-01T11:00:00Z') };

let now: Date;
let people: SignInService;
let isAway: boolean;
const onUnasked = vi.fn();
const asked = vi.fn();
let check: ReturnType<typeof accessCheck>;

beforeEach(() => {
  now = new Date('2026-05-01T12:00:00Z');
  isAway = false;
  onUnasked.mockReset();
  asked.mockReset();
  people = memorySignIn({ max: { email: 'max@brand.com' } }, () => now);
  const standing = (uid: string) => {
    asked(uid);
    return isAway ? Promise.reject(new Error('away')) : people.standing(uid);
  };
  check = accessCheck(
    cacheStanding({ standing }, () => now),
    onUnasked,
  );
});
const later = (milliseconds: number) => (now = new Date(now.getTime() + milliseconds));
const blocked = { code: 'unauthorized', reason: 'account_blocked' };

it('lets everybody on who is neither disabled, deleted nor signed out', async () => {
  await check(key);
  await check(session);
});

it('refuses a disabled person: a session at once, a key within a minute', async () => {
  await check(key);
  await people.setDisabled('max', true);
  await expect(check(session)).rejects.toMatchObject(blocked);
  await people.setDisabled('max', false);
  await check(session);

  await people.setDisabled('max', true);
  await check(key);
  later(MINUTE);
  await expect(check(key)).rejects.toMatchObject(blocked);
});

it('refuses a deleted person', async () => {
  await expect(check({ uid: 'eve', signed_in_at: null })).rejects.toMatchObject({
    code: 'unauthorized',
    message: expect.stringContaining('deleted') as string,
  });
});

it('refuses sessions from before the end of all sessions, and no later one, and no key', async () => {
  await people.endSessions('max');
  await expect(check(session)).rejects.toMatchObject({
    code: 'unauthorized',
    log: 'session_revoked',
  });
  await check({ uid: 'max', signed_in_at: now });
  await check(key);
});

it('asks about a key once a minute, about a session each time', async () => {
  await check(key);
  await check(key);
  expect(asked).toHaveBeenCalledTimes(1);
  await check(session);
  await check(session);
  expect(asked).toHaveBeenCalledTimes(3);
});

it('uses the last answer while the service is unreachable', async () => {
  await people.setDisabled('max', true);
  await expect(check(key)).rejects.toMatchObject(blocked);
  isAway = true;
  later(60 * MINUTE);
  await expect(check(key)).rejects.toMatchObject(blocked);
  await expect(check(session)).rejects.toMatchObject(blocked);
});

it('lets a key on without any answer, and no session', async () => {
  isAway = true;
  await check(key);
  expect(onUnasked).toHaveBeenCalledOnce();
  await expect(check(session)).rejects.toMatchObject({ code: 'timeout' });
});
