import { expect, it } from 'vitest';
import { handoverRequest } from './handover-request.ts';

function request(body: unknown, { method = 'POST', type = 'application/json' } = {}) {
  const is = (wanted: string) => (wanted === type ? type : false);
  return { method, body, is, rawBody: Buffer.from(JSON.stringify(body)) };
}
const code = '0123456789abcdef0123456789abcdef';

it('reads the code, with the nonce of the phone or without one', () => {
  expect(handoverRequest(request({ code }))).toEqual({ code });
  expect(handoverRequest(request({ code, nonce: code }))).toEqual({ code, nonce: code });
});

it.each([
  ['a GET', request({ code }, { method: 'GET' }), 'method_not_allowed'],
  ['a form', request({ code }, { type: 'text/plain' }), 'unsupported_media_type'],
  ['no body', { ...request({}), rawBody: undefined }, 'unsupported_media_type'],
  ['more than a kilobyte', request({ code: 'a'.repeat(1100) }), 'too_large'],
  ['a text that is far too long', request({ code: 'a'.repeat(129) }), 'bad_request'],
  ['no code', request({}), 'bad_request'],
  ['a code that is no text', request({ code: [code] }), 'bad_request'],
  ['a nonce that can be guessed', request({ code, nonce: '1' }), 'bad_request'],
  ['more than a code', request({ code, uid: 'max' }), 'bad_request'],
])('refuses %s', (_, given, refusal) => {
  expect(() => handoverRequest(given)).toThrow(expect.objectContaining({ code: refusal }));
});
