import { beforeAll, describe, expect, it } from 'vitest';
import { createApiKey } from '@vibes/core/account/api-key';
import { creditsOf, openTestAccount, requestCapture, tester } from '../support/account.ts';
import type { ReadyAccount } from '../../local/src/world/open-ready-account.ts';
import { countOf } from '../support/database.ts';
import { eventually, mailsTo } from '../support/mailbox.ts';
import { testWorld } from '../support/world.ts';

/** A well-formed key of nobody. */
const unknownKey = createApiKey((size) => new Uint8Array(size));

let account: ReadyAccount;
beforeAll(async () => {
  account = await openTestAccount(50);
});

async function send(
  init: RequestInit,
): Promise<{ status: number; code: string | undefined; headers: Headers }> {
  const { web } = await testWorld();
  const response = await fetch(`${web}/api/capture`, init);
  const body = (await response.json()) as { code?: string };
  return { status: response.status, code: body.code, headers: response.headers };
}
const json = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

describe('POST /api/capture works', () => {
  it('from link to mail', async () => {
    const { handle, url } = tester(`${account.name}mail`);
    const { status, body } = await requestCapture(account, { url });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ok: true,
      outcome: 'created',
      creator: { tiktok_username: handle, email_source: 'bio', status: 'Discovered' },
      email: { state: 'queued' },
      dm: { platform: 'tiktok', open_url: url },
      credits_remaining: 49,
    });
    const to = body.ok ? (body.email.to ?? '') : '';
    const [mail, ...more] = await eventually(
      () => mailsTo(to),
      (mails) => mails.length > 0,
    );
    expect(more).toEqual([]);
    expect(mail?.from).toBe(`${account.name}@gmail.com`);
    expect(mail?.subject).toMatch(/^A paid partnership for Tester /);
    expect(mail?.text).toContain(`@${handle} on TikTok`);
    expect(await requestCapture(account, { url })).toMatchObject({
      body: { outcome: 'already_contacted', credits_remaining: 49 },
    });
  });

  it.each([
    ['X-API-Key', (key: string, body: object) => json(body, { 'x-api-key': key })],
    ['the body', (key: string, body: object) => json({ ...body, api_key: key })],
    [
      'a form',
      (key: string, body: Record<string, string>) => ({
        method: 'POST',
        body: new URLSearchParams({ ...body, api_key: key }),
      }),
    ],
    [
      'a multipart form, as a Shortcut sends it',
      (key: string, body: Record<string, string>) => {
        const form = new FormData();
        for (const [name, value] of Object.entries({ ...body, api_key: key }))
          form.set(name, value);
        return { method: 'POST', body: form };
      },
    ],
  ])('with the key in %s', async (name, request) => {
    const { url } = tester(`${account.name}${name}`);
    expect(await send(request(account.api_key, { url, dry_run: 'true' }))).toMatchObject({
      status: 200,
    });
  });
});

describe('POST /api/capture refuses', () => {
  const key = () => ({ authorization: `Bearer ${account.api_key}` });
  const profile = 'https://www.tiktok.com/@mara.kiln';

  it.each<[string, () => RequestInit, number, string]>([
    ['no body', () => ({ method: 'POST', headers: key() }), 400, 'bad_request'],
    ['a list in place of fields', () => json([], key()), 400, 'bad_request'],
    ['a GET', () => ({ headers: key() }), 405, 'method_not_allowed'],
    ['no key', () => json({ url: profile }), 401, 'unauthorized'],
    ['a malformed key', () => json({ url: profile, api_key: 'vo_live_x' }), 401, 'unauthorized'],
    ['an unknown key', () => json({ url: profile, api_key: unknownKey }), 401, 'unauthorized'],
    [
      'two keys that differ',
      () => json({ url: profile, api_key: unknownKey }, key()),
      401,
      'unauthorized',
    ],
    [
      'a link of another site',
      () => json({ url: 'https://example.com/ann' }, key()),
      422,
      'unsupported_link',
    ],
    ['a body without a link', () => json({}, key()), 422, 'unsupported_link'],
    [
      'a profile that does not exist',
      () => json({ url: 'https://www.tiktok.com/@nowhere_at_all' }, key()),
      404,
      'profile_not_found',
    ],
    [
      'a short link that leads nowhere',
      () => json({ url: 'https://vm.tiktok.com/ZMnever99/' }, key()),
      502,
      'link_unresolved',
    ],
    ['a field of the wrong kind', () => json({ url: 7 }, key()), 400, 'bad_request'],
    ['3 MB', () => json({ url: profile, html: 'x'.repeat(3_000_000) }, key()), 413, 'too_large'],
    [
      'plain text',
      () => ({
        method: 'POST',
        headers: { ...key(), 'content-type': 'text/plain' },
        body: profile,
      }),
      415,
      'unsupported_media_type',
    ],
    [
      'a broken multipart form',
      () => ({
        method: 'POST',
        headers: { ...key(), 'content-type': 'multipart/form-data' },
        body: 'x',
      }),
      400,
      'bad_request',
    ],
  ])('%s', async (_, request, status, code) => {
    const before = await creditsOf(account.uid);
    const creators = await countOf(`users/${account.uid}/creators`);
    expect(await send(request())).toMatchObject({ status, code });
    expect(await creditsOf(account.uid)).toEqual(before);
    expect(await countOf(`users/${account.uid}/creators`)).toBe(creators);
  });

  it('a request without credits', async () => {
    const poor = await openTestAccount(0);
    const { status, body } = await requestCapture(poor, { url: profile });
    expect({ status, body }).toMatchObject({
      status: 402,
      body: { ok: false, code: 'out_of_credits' },
    });
    expect(await countOf(`users/${poor.uid}/creators`)).toBe(0);
  });
});

describe('POST /api/capture distinguishes', () => {
  it('a creator without an address', async () => {
    const { body } = await requestCapture(account, { url: 'https://www.tiktok.com/@theo_bakes' });
    expect(body).toMatchObject({ outcome: 'created', email: { state: 'none_found', to: null } });
  });

  it('a page that is blocked, which costs nothing', async () => {
    const { charges } = await creditsOf(account.uid);
    const { body } = await requestCapture(account, { url: 'https://www.tiktok.com/@lumenrides' });
    expect(body).toMatchObject({ outcome: 'created', email: { state: 'profile_blocked' } });
    expect(await creditsOf(account.uid)).toMatchObject({ charges });
  });

  it('an address on the link page, with the page it was found on', async () => {
    const { body } = await requestCapture(account, { url: 'https://www.tiktok.com/@sunnysprout' });
    expect(body).toMatchObject({
      creator: { email_source: 'linktree', email_found_at: 'https://linktr.ee/sunnysprout' },
      email: { state: 'queued' },
    });
  });

  it('a short link, an Instagram profile and an address spelled out', async () => {
    const short = await requestCapture(account, {
      text: 'Look! https://vm.tiktok.com/ZMkiln01/ via TikTok',
    });
    expect(short.body).toMatchObject({ creator: { tiktok_username: 'mara.kiln' } });
    const instagram = await requestCapture(account, {
      url: 'https://www.instagram.com/edda.weaves/?igsh=abc',
    });
    expect(instagram.body).toMatchObject({ creator: { instagram_username: 'edda.weaves' } });
    const spelled = await requestCapture(account, { platform: 'tiktok', username: '@oskar.draws' });
    expect(spelled.body).toMatchObject({ email: { to: 'oskar@oskardraws.art' } });
  });
});
