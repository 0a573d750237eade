import { expect, it } from 'vitest';
import { clickRequest } from './click-request.ts';

function request(body: unknown, { method = 'POST', type = 'application/json' } = {}) {
  const is = (wanted: string) => (wanted === type ? type : false);
  return { method, body, is, rawBody: Buffer.from(JSON.stringify(body)) };
}

it('reads the code', () => {
  expect(clickRequest(request({ code: 'abcd2345' }))).toEqual({ code: 'abcd2345' });
});

it.each([
  ['another method', request({ code: 'abcd2345' }, { method: 'GET' }), 'method_not_allowed'],
  [
    'another type',
    request({ code: 'abcd2345' }, { type: 'application/x-www-form-urlencoded' }),
    'unsupported_media_type',
  ],
  ['no body', { ...request({}), rawBody: undefined }, 'unsupported_media_type'],
  ['more than a kilobyte', request({ code: 'a'.repeat(1100) }), 'too_large'],
  ['a code of a size that none has', request({ code: 'a'.repeat(33) }), 'bad_request'],
  ['no code', request({}), 'bad_request'],
  ['a code that is no text', request({ code: ['abcd2345'] }), 'bad_request'],
  ['more than a code', request({ code: 'abcd2345', uid: 'max' }), 'bad_request'],
  ['no object', request('abcd2345'), 'bad_request'],
])('refuses %s', (_, given, code) => {
  expect(() => clickRequest(given)).toThrow(expect.objectContaining({ code }));
});
