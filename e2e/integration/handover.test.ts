import { handoverDocument, userDocument } from '@vibes/core/firestore/documents';
import { createHash, randomBytes } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { call } from '../../local/src/world/call.ts';
import type { ReadyAccount } from '../../local/src/world/open-ready-account.ts';
import { openTestAccount, requestCapture, tester } from '../support/account.ts';
import { callFunction } from '../support/call-function.ts';
import { moveClock, resetClock } from '../support/clock.ts';
import { database, dataOf } from '../support/database.ts';
import { disableUser, endSessions } from '../support/sign-in-service.ts';
import { testWorld } from '../support/world.ts';

const TEN_MINUTES = 600_000;
afterEach(resetClock);

const make = async ({ session }: ReadyAccount) =>
  (await call({ ...session, name: 'createHandover', payload: {} })).code;

const newNonce = () => randomBytes(16).toString('hex');

/** By another phone each time, unless it says which. */
async function redeem(code: string, nonce = newNonce()) {
  const { web } = await testWorld();
  const response = await fetch(`${web}/api/handover`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code, nonce }),
  });
  const body = (await response.json()) as { api_key?: string; message?: string };
  return { status: response.status, cache: response.headers.get('cache-control'), body };
}
const emailOf = ({ name }: ReadyAccount) => `${name}@brand.test`;
const REFUSED = {
  status: 401,
  body: { code: 'unauthorized', message: expect.stringContaining('was used already') as string },
};

describe('POST /api/handover', () => {
  it('answers a code with a key that captures, is kept by no cache, and tells the account', async () => {
    const account = await openTestAccount(5);
    const code = await make(account);
    const { status, cache, body } = await redeem(code);
    expect({ status, cache }).toEqual({ status: 200, cache: 'no-store' });
    expect(body).toMatchObject({ api_key: account.api_key, email: emailOf(account) });
    const { url } = tester(account.name);
    expect(await requestCapture({ api_key: body.api_key ?? '' }, { url })).toMatchObject({
      status: 200,
    });
    const user = await dataOf(userDocument.path(account.uid));
    expect(user?.['handed_over_at']).not.toBeNull();
  });

  it('stores the hash of a code and never the code', async () => {
    const code = await make(await openTestAccount());
    const hash = createHash('sha256').update(code).digest('hex');
    expect(JSON.stringify(await dataOf(handoverDocument.path(hash)))).not.toContain(code);
    expect(await dataOf(handoverDocument.path(hash))).toMatchObject({ redeemed_at: null });
  });

  it('answers one of ten that come at the same time', async () => {
    const code = await make(await openTestAccount());
    const answers = await Promise.all(Array.from({ length: 10 }, () => redeem(code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(9);
  });

  it('answers all ten of one phone that come at the same time, and no other phone', async () => {
    const account = await openTestAccount();
    const code = await make(account);
    const phone = newNonce();
    const answers = await Promise.all(Array.from({ length: 10 }, () => redeem(code, phone)));
    for (const { status, body } of answers)
      expect([status, body.api_key]).toEqual([200, account.api_key]);
    expect(await redeem(code)).toMatchObject(REFUSED);
  });

  it('refuses a code that is used, expired or unknown by the same words', async () => {
    const account = await openTestAccount();
    const used = await make(account);
    await redeem(used);
    const [replaced, old] = [await make(account), await make(account)];
    const said = [await redeem(used), await redeem('f'.repeat(32)), await redeem('no code')];
    said.push(await redeem(replaced));
    await moveClock(TEN_MINUTES);
    said.push(await redeem(old));
    for (const answer of said) expect(answer).toMatchObject(REFUSED);
  });

  it('refuses the code of an account that has been blocked', async () => {
    const account = await openTestAccount();
    const [first, second] = [await make(account), await make(account)];
    const blocked = {
      status: 401,
      body: { message: expect.stringContaining('is blocked') as string },
    };
    await (await database()).doc(userDocument.path(account.uid)).update({ blocked_at: new Date() });
    expect(await redeem(first)).toMatchObject(blocked);
    await disableUser(emailOf(account));
    expect(await redeem(second)).toMatchObject(blocked);
  });

  it('refuses a code from before the sessions were ended', async () => {
    const account = await openTestAccount();
    const code = await make(account);
    await endSessions(emailOf(account));
    expect(await redeem(code)).toMatchObject(REFUSED);
  });

  it.each(['GET', 'HEAD', 'PUT', 'DELETE'])('opens nothing by %s', async (method) => {
    const { web } = await testWorld();
    const response = await fetch(`${web}/api/handover`, { method });
    expect(response.status).toBe(405);
  });

  it('makes no code for somebody who is not signed in', async () => {
    expect(await callFunction('createHandover', { payload: {} })).toMatchObject({ status: 401 });
  });
});

it('the page for the phone is kept by no cache, tells no other page of itself, and is in no index', async () => {
  const { web } = await testWorld();
  const { status, headers } = await fetch(`${web}/phone`);
  const sent = ['cache-control', 'referrer-policy', 'x-robots-tag'].map((name) =>
    headers.get(name),
  );
  expect([status, ...sent]).toEqual([200, 'no-store', 'no-referrer', 'noindex']);
});
