import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { userDocument } from '@vibes/core/firestore/documents';
import { call } from '../../local/src/world/call.ts';
import { signInWithGoogle } from '../../local/src/world/sign-in.ts';
import { openTestAccount, creditsOf, requestCapture, tester } from '../support/account.ts';
import { dataOf, database } from '../support/database.ts';
import { testWorld } from '../support/world.ts';

async function keysOf(uid: string): Promise<number> {
  const keys = (await database()).collection('api_key_hashes').where('uid', '==', uid);
  return (await keys.get()).size;
}

describe('an account', () => {
  it('is opened once by requests at the same time', async () => {
    const { web, auth } = await testWorld();
    const email = `${randomUUID()}@brand.test`;
    const { uid, id_token } = await signInWithGoogle({
      auth,
      person: { sub: email, email, name: 'New' },
    });
    const open = () =>
      call({ web, id_token, name: 'openAccount', payload: { time_zone: 'Europe/Berlin' } });
    const opened = await Promise.all(Array.from({ length: 5 }, open));
    expect(opened.filter((answer) => answer.opened)).toHaveLength(1);
    expect(await creditsOf(uid)).toEqual({ balance: 10, sum: 10, charges: 0 });
    expect(await keysOf(uid)).toBe(1);
    expect(await dataOf(userDocument.path(uid))).toMatchObject({
      time_zone: 'Europe/Berlin',
      first_capture_at: null,
    });
  });

  it('of a mailbox that opens several at once under other spellings has the trial once', async () => {
    const { web, auth } = await testWorld();
    const name = `t${randomUUID().slice(0, 8)}`;
    const opened = await Promise.all(
      ['', '+a', '+b', '+c'].map(async (tag) => {
        const email = `${name}${tag}@brand.test`;
        const { uid, id_token } = await signInWithGoogle({
          auth,
          person: { sub: email, email, name },
        });
        return { uid, session: { web, id_token } };
      }),
    );
    const payload = { time_zone: 'Europe/Berlin' };
    await Promise.all(
      opened.map(({ session }) => call({ ...session, name: 'openAccount', payload })),
    );
    const credits = await Promise.all(opened.map(({ uid }) => creditsOf(uid)));
    expect(credits.map(({ balance }) => balance).sort()).toEqual([0, 0, 0, 10]);
    expect(credits.every(({ balance, sum }) => balance === sum)).toBe(true);
  });

  it('has one key, also when two requests ask for it at once', async () => {
    const { session, uid } = await openTestAccount();
    const regenerate = () => call({ ...session, name: 'regenerateApiKey', payload: {} });
    await Promise.all([regenerate(), regenerate(), regenerate()]);
    expect(await keysOf(uid)).toBe(1);
  });

  it('gets a new key that works while the old one stops', async () => {
    const account = await openTestAccount();
    await call({ ...account.session, name: 'regenerateApiKey', payload: {} });
    const { apiKey } = await call({ ...account.session, name: 'getUserData', payload: {} });
    const { url } = tester(account.name);
    expect((await requestCapture(account, { url })).status).toBe(401);
    expect((await requestCapture({ api_key: apiKey.api_key }, { url, dry_run: true })).status).toBe(
      200,
    );
  });

  it('reports that its key is exposed when it came in the address, and captures nothing', async () => {
    const account = await openTestAccount();
    const { web } = await testWorld();
    const url = encodeURIComponent(tester(account.name).url);
    const address = `${web}/api/capture?key=${account.api_key}&url=${url}`;
    for (const method of ['GET', 'POST']) {
      const response = await fetch(address, { method });
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({
        code: 'unauthorized',
        message: expect.stringMatching(/in the URL.*Regenerate/) as string,
      });
    }
    expect(await creditsOf(account.uid)).toMatchObject({ charges: 0 });
  });

  it.each(['openAccount', 'getUserData', 'updateUserData', 'regenerateApiKey', 'recordDm'])(
    'is closed to strangers at %s',
    async (name) => {
      const { web } = await testWorld();
      const response = await fetch(`${web}/api/call/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ data: {} }),
      });
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({
        error: { message: 'Not authenticated', details: { code: 'unauthorized' } },
      });
    },
  );

  it('refuses an unknown field, and changes nothing', async () => {
    const { session } = await openTestAccount();
    const before = await call({ ...session, name: 'getUserData', payload: {} });
    const payload = { table: 'email_settings', data: { app_password_set: false } } as never;
    await expect(call({ ...session, name: 'updateUserData', payload })).rejects.toThrow(
      'app_password_set',
    );
    expect(await call({ ...session, name: 'getUserData', payload: {} })).toEqual(before);
  });
});
