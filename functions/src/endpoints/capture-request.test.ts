import type { Request } from 'firebase-functions/https';
import { describe, expect, it } from 'vitest';
import { captureRequest } from './capture-request.ts';

const url = 'https://www.tiktok.com/@ann';
const TOKEN = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJtYXgifQ.c2ln';

/** A POST of JSON, with what the endpoint reads. */
function request(headers: Record<string, string>, body: object = {}, query = ''): Request {
  const sent = { url, ...body };
  return posted('application/json', JSON.stringify(sent), { body: sent, headers, query });
}

/** A POST of any body, with what the platform parsed. */
function posted(
  content_type: string,
  text: string,
  {
    body = {},
    headers = {},
    query = '',
  }: { body?: object; headers?: Record<string, string>; query?: string } = {},
): Request {
  return {
    method: 'POST',
    url: `/api/capture${query}`,
    body,
    rawBody: text ? Buffer.from(text) : undefined,
    headers: { 'content-type': content_type },
    is: (types: string | string[]) =>
      [types].flat().find((type) => content_type.startsWith(type)) ?? false,
    get: (name: string) => headers[name],
  } as unknown as Request;
}
const credentialOf = async (headers: Record<string, string>, body?: object) =>
  (await captureRequest(request(headers, body))).credential;

describe('the credential of a request', () => {
  it.each([
    ['signed', TOKEN],
    ['unsigned, as the emulator makes them', TOKEN.replace('c2ln', '')],
  ])('is the ID token in Authorization, %s', async (_, token) => {
    expect(await credentialOf({ authorization: `Bearer ${token}` })).toEqual({
      kind: 'id_token',
      token,
    });
  });

  it.each([
    ['Authorization', { authorization: 'Bearer vo_live_1' }, {}],
    ['X-API-Key', { 'x-api-key': 'vo_live_1' }, {}],
    ['the body', {}, { api_key: 'vo_live_1' }],
    ['two of them', { 'x-api-key': 'vo_live_1' }, { api_key: ' vo_live_1 ' }],
  ])('is the API key in %s', async (_, headers: Record<string, string>, body) => {
    expect(await credentialOf(headers, body)).toEqual({ kind: 'api_key', key: 'vo_live_1' });
  });

  it.each([
    ['X-API-Key', { 'x-api-key': TOKEN }, {}],
    ['the body', {}, { api_key: TOKEN }],
  ])('is never an ID token in %s', async (_, headers: Record<string, string>, body) => {
    expect(await credentialOf(headers, body)).toEqual({ kind: 'api_key', key: TOKEN });
  });

  it.each([
    ['a token and a key', { authorization: `Bearer ${TOKEN}`, 'x-api-key': 'vo_live_1' }, 'cred'],
    ['two keys', { authorization: 'Bearer vo_live_2', 'x-api-key': 'vo_live_1' }, 'API keys'],
    ['none', {}, 'API Key page'],
  ])('is refused: %s', async (_, headers: Record<string, string>, says) => {
    await expect(credentialOf(headers)).rejects.toMatchObject({
      code: 'unauthorized',
      message: expect.stringContaining(says) as string,
    });
  });
});

describe('a request that cannot be read', () => {
  const key = { 'x-api-key': 'vo_live_1' };
  const form = 'application/x-www-form-urlencoded';
  const json = JSON.stringify({ url });

  it.each<[string, Request, string]>([
    ['without a body', posted('', '', { headers: key }), 'The request is empty'],
    ['that calls JSON a form', posted(form, json, { body: { [json]: '' } }), 'This is JSON'],
    ['that calls JSON a form of parts', posted('multipart/form-data', json), 'This is JSON'],
  ])('%s is refused with a sentence', async (_, sent, says) => {
    await expect(captureRequest(sent)).rejects.toMatchObject({
      code: 'bad_request',
      message: expect.stringContaining(says) as string,
    });
  });

  it('is not mistaken for a form that begins with a brace', async () => {
    const body = { '{url': 'x', url };
    const { fields } = await captureRequest(
      posted(form, `{url=x&url=${url}`, { body, headers: key }),
    );
    expect(fields).toMatchObject({ url });
  });
});

describe('an API key in the address', () => {
  const key = 'vo_live_0123456789';
  const header = { authorization: `Bearer ${key}` };

  it.each([
    `?api_key=${key}`,
    `?key=${key}`,
    `?dry_run=1&Key=${key}`,
    `?token=Bearer%20${key}`,
    `?X-API-Key=${key}`,
    '?apikey=mistyped',
    `?${key}`,
    `/${key}?dry_run=1`,
  ])('is refused as exposed, with how to get a new one: %s', async (query) => {
    for (const made of [request(header, {}, query), { ...request({}, {}, query), method: 'GET' }]) {
      const refusal = await captureRequest(made as Request).catch((error: unknown) => error);
      expect(refusal).toMatchObject({ code: 'unauthorized', log: 'key_in_address' });
      expect(String(refusal)).toMatch(/in the URL.*Regenerate on the API Key page/);
      expect(JSON.stringify(refusal) + String(refusal)).not.toContain('0123456789');
      expect((refusal as Error).message.length).toBeLessThanOrEqual(200);
    }
  });

  it.each(['', '?', '?api_key=%20', '?key=7', '?utm_source=api_key', '?url=%E0%A4%A'])(
    'is not found where there is none: %s',
    async (query) => {
      const { credential } = await captureRequest(request(header, {}, query));
      expect(credential).toEqual({ kind: 'api_key', key });
    },
  );
});
