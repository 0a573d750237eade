import type { Request } from 'firebase-functions/https';
import { describe, expect, it } from 'vitest';
import { replyRequest } from './reply-request.ts';

const JSON_TYPE = 'application/json';
const KEY = { authorization: 'Bearer vo_live_1' };
const REPLY = { webhook_id: 'max_email_ann', text: 'Yes!' };

interface Sent {
  body?: object;
  text?: string;
  type?: string;
  headers?: Record<string, string>;
  query?: string;
  method?: string;
}
const read = ({ body = REPLY, type = JSON_TYPE, headers = KEY, ...sent }: Sent = {}) =>
  replyRequest({
    method: sent.method ?? 'POST',
    url: `/api/reply${sent.query ?? ''}`,
    body,
    rawBody: Buffer.from(sent.text ?? JSON.stringify(body)),
    headers: { 'content-type': type },
    is: (types: string | string[]) => [types].flat().find((one) => type.startsWith(one)) ?? false,
    get: (name: string) => headers[name],
  } as unknown as Request);

describe('a reported reply', () => {
  it.each([
    ['Authorization', { headers: KEY }],
    ['X-API-Key', { headers: { 'x-api-key': 'vo_live_1' } }],
    ['the body', { headers: {}, body: { ...REPLY, api_key: 'vo_live_1' } }],
  ])('brings the key in %s', async (_, sent) => {
    expect(await read(sent)).toEqual({ key: 'vo_live_1', fields: { ...REPLY, subject: '' } });
  });

  it('may be a form', async () => {
    const type = 'application/x-www-form-urlencoded';
    const { fields } = await read({ type, text: 'webhook_id=max_email_ann&text=Yes!' });
    expect(fields).toMatchObject(REPLY);
  });

  it.each<[string, Sent, string, RegExp]>([
    ['with a key in the address', { query: '?api_key=vo_live_1' }, 'unauthorized', /URL/],
    ['without a key', { headers: {} }, 'unauthorized', /API key/],
    [
      'with an ID token',
      { headers: { authorization: 'Bearer e30.e30.c2ln' } },
      'unauthorized',
      /not valid/,
    ],
    ['by another method', { method: 'GET' }, 'method_not_allowed', /POST/],
    ['without a body', { text: '' }, 'bad_request', /empty/],
    ['above 256 kB', { text: 'x'.repeat(256 * 1024 + 1) }, 'too_large', /256 kB/],
    ['of another type', { type: 'text/plain' }, 'unsupported_media_type', /JSON/],
    ['without a text', { body: { webhook_id: 'x' } }, 'bad_request', /“text” could not be read/],
    ['with a list for a text', { body: { ...REPLY, text: ['Yes'] } }, 'bad_request', /“text”/],
    [
      'with a long id',
      { body: { ...REPLY, webhook_id: 'x'.repeat(401) } },
      'bad_request',
      /“webhook_id” is too long/,
    ],
  ])('%s is refused', async (_, sent, code, sentence) => {
    await expect(read(sent)).rejects.toMatchObject({
      code,
      message: expect.stringMatching(sentence) as string,
    });
  });
});
