import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  referralDocument,
  referralSummaryDocument,
  userDocument,
} from '@vibes/core/firestore/documents';
import { call } from '../../local/src/world/call.ts';
import { signInWithGoogle } from '../../local/src/world/sign-in.ts';
import { openTestAccount } from '../support/account.ts';
import { dataOf } from '../support/database.ts';
import { testWorld } from '../support/world.ts';

interface Referrer {
  uid: string;
  code: string;
}

async function newReferrer(): Promise<Referrer> {
  const { uid } = await openTestAccount();
  return { uid, code: String((await dataOf(userDocument.path(uid)))?.['referral_code']) };
}

/** Signs up by a link, in several tabs at once. */
async function signUp(referral_code: string, email = `${randomUUID()}@brand.example`) {
  const { web, auth } = await testWorld();
  const person = { sub: randomUUID(), email, name: 'New' };
  const { uid, id_token } = await signInWithGoogle({ auth, person });
  const payload = { time_zone: 'Europe/Berlin', referral_code };
  const open = () => call({ web, id_token, name: 'openAccount', payload });
  await Promise.all([open(), open(), open()]);
  return uid;
}

async function click(init: RequestInit): Promise<{ status: number; body: unknown }> {
  const { web } = await testWorld();
  const response = await fetch(`${web}/api/referral-click`, init);
  return { status: response.status, body: await response.json() };
}
const post = (body: string, type = 'application/json'): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': type },
  body,
});
const visit = (code: string) => click(post(JSON.stringify({ code })));

let max: Referrer;
beforeAll(async () => {
  max = await newReferrer();
});

describe('an account opened by a link', () => {
  it('is bound to the owner of the link, and counted once', async () => {
    const uid = await signUp(max.code);
    expect(await dataOf(userDocument.path(uid))).toMatchObject({ referred_by: max.code });
    expect(await dataOf(referralDocument.path(max.uid, uid))).toMatchObject({ paid_at: null });
    expect(await dataOf(referralSummaryDocument.path(max.uid))).toMatchObject({ sign_ups: 1 });
  });

  it.each(['zzzzzzzz', '../max', ''])(
    'with the unknown code “%s” has no referrer',
    async (code) => {
      expect(await dataOf(userDocument.path(await signUp(code)))).toMatchObject({
        referred_by: null,
      });
    },
  );

  it('of the same person’s other account has no referrer', async () => {
    const name = `t${randomUUID().slice(0, 8)}`;
    const own = await signUp('', `${name}.lee@gmail.com`);
    const code = String((await dataOf(userDocument.path(own)))?.['referral_code']);
    const other = await signUp(code, `${name}LEE+2@googlemail.com`);
    expect(await dataOf(userDocument.path(other))).toMatchObject({ referred_by: null });
    expect(await dataOf(referralSummaryDocument.path(own))).toBeUndefined();
  });
});

describe('POST /api/referral-click', () => {
  it('counts each visit, also when they come at once', async () => {
    const { uid, code } = await newReferrer();
    await Promise.all(Array.from({ length: 5 }, () => visit(code)));
    expect(await dataOf(referralSummaryDocument.path(uid))).toEqual({ clicks: 5 });
  });

  it('answers an unknown code like a known one', async () => {
    const request_id = expect.any(String) as string;
    const answer = { status: 200, body: { ok: true, request_id } };
    expect(await visit(max.code)).toEqual(answer);
    expect(await visit('zzzzzzzz')).toEqual(answer);
    expect(await visit('../max')).toEqual(answer);
  });

  it.each([
    ['another method', { method: 'GET' }, 405],
    ['a form', post('code=abcd2345', 'application/x-www-form-urlencoded'), 415],
    ['nothing at all', { method: 'POST' }, 415],
    ['more than a kilobyte', post(JSON.stringify({ code: 'a'.repeat(1100) })), 413],
    ['no code', post('{}'), 400],
    ['a code that is no text', post('{"code":{"a":1}}'), 400],
    ['more than a code', post('{"code":"abcd2345","uid":"max"}'), 400],
  ])('refuses %s', async (_, init, status) => {
    expect(await click(init)).toMatchObject({ status, body: { ok: false } });
  });
});
