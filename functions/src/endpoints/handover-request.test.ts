import { expect, it } from 'vitest';
import { handoverRequest } from './handover-request.ts';

function request(body: unknown, { method = 'POST', type = 'application/json' } = {}) {
  const is = (wanted: string) => (wanted === type ? type : false);
  return { method, body, is, rawBody: Buffer.from(JSON.stringify(body)) };
}
const code = '0123456789abcdef0123456789abcdef';

it('reads the code and the nonce of the phone', () => {
  expect(handoverRequest(request({ code, nonce: code }))).toEqual({ code, nonce: code });
});

it.each([
  ['a GET', request({ code, nonce: code }, { method: 'GET' }), 'method_not_allowed'],
  ['a form', request({ code, nonce: code }, { type: 'text/plain' }), 'unsupported_media_type'],
  ['no body', { ...request({}), rawBody: undefined }, 'unsupported_media_type'],
  ['more than a kilobyte', request({ code: 'a'.repeat(1100), nonce: code }), 'too_large'],
  ['a text that is far too long', request({ code: 'a'.repeat(129), nonce: code }), 'bad_request'],
  ['no code', request({ nonce: code }), 'bad_request'],
  ['a code that is no text', request({ code: [code], nonce: code }), 'bad_request'],
  ['no nonce', request({ code }), 'bad_request'],
  ['a nonce that can be guessed', request({ code, nonce: '1' }), 'bad_request'],
  ['more than a code', request({ code, nonce: code, uid: 'max' }), 'bad_request'],
])('refuses %s', (_, given, refusal) => {
  expect(() => handoverRequest(given)).toThrow(expect.objectContaining({ code: refusal }));
});
