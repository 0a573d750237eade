import { creatorDocument } from '@vibes/core/firestore/documents';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ReadyAccount } from '../../local/src/world/open-ready-account.ts';
import { signInWithGoogle } from '../../local/src/world/sign-in.ts';
import { creditsOf, openTestAccount, requestCapture, tester } from '../support/account.ts';
import { countOf, database } from '../support/database.ts';
import { eventually, mailsTo } from '../support/mailbox.ts';
import { disableUser, endSessions, removeUser } from '../support/sign-in-service.ts';
import { captureSignedIn, rewriteToken } from '../support/signed-in.ts';
import { sweep } from '../support/sweep.ts';
import { testWorld } from '../support/world.ts';

let account: ReadyAccount;
beforeAll(async () => {
  account = await openTestAccount(20);
});

const tokenOf = ({ session }: ReadyAccount) => session.id_token;
const emailOf = ({ name }: ReadyAccount) => `${name}@brand.test`;
const keyUsedAt = async ({ uid }: ReadyAccount) => {
  const hashes = (await database()).collection('api_key_hashes').where('uid', '==', uid);
  return (await hashes.get()).docs.map((hash) => hash.get('last_used_at') as unknown);
};
const requests = async (uid: string) => {
  const windows = (await database()).collection('rate_windows');
  const found = (await windows.get()).docs.filter(({ id }) => id.startsWith(`${uid}_`));
  return found.reduce((sum, window) => sum + Number(window.get('presses') ?? 0), 0);
};

describe('POST /api/capture with the ID token works', () => {
  it('from link to mail, and leaves the API key as it was', async () => {
    const { handle, url } = tester(`${account.name}token`);
    const { status, body } = await captureSignedIn(tokenOf(account), { url });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      outcome: 'created',
      creator: { tiktok_username: handle },
      email: { state: 'queued' },
      credits_remaining: 19,
    });
    const to = body.ok ? (body.email.to ?? '') : '';
    const mails = await eventually(
      () => mailsTo(to),
      (found) => found.length > 0,
    );
    expect(mails).toHaveLength(1);
    expect(await keyUsedAt(account)).toEqual([null]);
  });

  it('a request repeated after a lost answer, by token or by key, charges and sends nothing more', async () => {
    const owner = await openTestAccount(5);
    const { url } = tester(`${owner.name}lost`);
    const first = await captureSignedIn(tokenOf(owner), { url });
    const again = await captureSignedIn(tokenOf(owner), { url });
    const byKey = await requestCapture(owner, { url });
    expect([first, again, byKey].map(({ body }) => body.ok && body.outcome)).toEqual([
      'created',
      'already_contacted',
      'already_contacted',
    ]);
    expect(await creditsOf(owner.uid)).toEqual({ balance: 4, sum: 4, charges: 1 });
    await sweep();
    const to = first.body.ok ? (first.body.email.to ?? '') : '';
    const mails = await eventually(
      () => mailsTo(to),
      (found) => found.length > 0,
    );
    expect(mails).toHaveLength(1);
  });

  it('together with one by the phone at the same time makes one creator and one charge', async () => {
    const owner = await openTestAccount(5);
    const { url } = tester(`${owner.name}both`);
    const both = await Promise.all([
      captureSignedIn(tokenOf(owner), { url }),
      requestCapture(owner, { url }),
    ]);
    const outcomes = both.map(({ body }) => body.ok && body.outcome);
    expect(outcomes.sort()).toEqual(['already_contacted', 'created']);
    expect(await countOf(creatorDocument.collection(owner.uid))).toBe(1);
    expect(await creditsOf(owner.uid)).toEqual({ balance: 4, sum: 4, charges: 1 });
  });

  it('counts towards one limit a minute with the phone', async () => {
    const owner = await openTestAccount(5);
    const { url } = tester(`${owner.name}limit`);
    await captureSignedIn(tokenOf(owner), { url, dry_run: true });
    await requestCapture(owner, { url, dry_run: true });
    expect(await requests(owner.uid)).toBe(2);
  });
});

describe('POST /api/capture with the ID token refuses', () => {
  const { url } = tester('nobody-captures-this');
  const refused = (status: string) => ({
    status: 401,
    body: {
      ok: false,
      code: 'unauthorized',
      message: expect.stringContaining(status) as string,
    },
  });

  it.each<[string, (token: string) => string]>([
    [
      'past its hour',
      (token) => rewriteToken(token, (claims) => ({ ...claims, exp: 1_700_000_000 })),
    ],
    [
      'of another project',
      (token) => rewriteToken(token, (claims) => ({ ...claims, aud: 'another' })),
    ],
    ['that is none', () => 'one.two.three'],
  ])('one %s', async (_, change) => {
    expect(await captureSignedIn(change(tokenOf(account)), { url })).toMatchObject(
      refused('Sign in again'),
    );
  });

  it('one of nobody', async () => {
    const nobodys = rewriteToken(tokenOf(account), (claims) => ({ ...claims, sub: 'nobody' }));
    expect(await captureSignedIn(nobodys, { url })).toMatchObject(refused('was deleted'));
  });

  it.each([
    ['was deleted', removeUser],
    ['is blocked', disableUser],
    ['Sign in again', endSessions],
  ])('one of a person whose account or session ended, at once: “%s”', async (said, end) => {
    const gone = await openTestAccount(5);
    await end(emailOf(gone));
    expect(await captureSignedIn(tokenOf(gone), { url })).toMatchObject(refused(said));
    expect(await creditsOf(gone.uid)).toMatchObject({ balance: 5, charges: 0 });
  });

  it('one of a person who has not opened an account', async () => {
    const { auth } = await testWorld();
    const email = `${account.name}-unopened@brand.test`;
    const person = { sub: email, email, name: 'Una' };
    const { id_token } = await signInWithGoogle({ auth, person });
    expect(await captureSignedIn(id_token, { url })).toMatchObject(
      refused('Open the dashboard once'),
    );
  });
});

describe('POST /api/capture with an ID token protects', () => {
  const { url } = tester('nobody-captures-this-either');

  it('both people when a token is sent with the key of another', async () => {
    const other = await openTestAccount(5);
    const headers = { 'x-api-key': other.api_key };
    expect(await captureSignedIn(tokenOf(account), { url }, headers)).toMatchObject({
      status: 401,
      body: { message: 'The request has two different credentials. Send only one.' },
    });
    expect(await creditsOf(other.uid)).toMatchObject({ balance: 5 });
  });

  it('the token, which is read from no other place', async () => {
    const { web } = await testWorld();
    const send = (headers: Record<string, string>, api_key?: string) =>
      fetch(`${web}/api/capture`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ url, api_key }),
      });
    const token = tokenOf(account);
    const answers = await Promise.all([
      send({ 'x-api-key': token }),
      send({ cookie: `__session=${token}` }),
      send({}, token),
    ]);
    // In the body it is longer than any key.
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 400]);
  });

  it('each person from all others: a token captures for its own account alone', async () => {
    const other = await openTestAccount(5);
    const mine = tester(`${other.name}own`);
    await captureSignedIn(tokenOf(other), { url: mine.url });
    expect(await countOf(creatorDocument.collection(other.uid))).toBe(1);
    const own = (await database()).collection(creatorDocument.collection(account.uid));
    expect((await own.where('tiktok_username', '==', mine.handle).get()).size).toBe(0);
  });
});
