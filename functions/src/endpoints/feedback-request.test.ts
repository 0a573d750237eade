import { expect, it } from 'vitest';
import { feedbackRequest } from './feedback-request.ts';

const id = '3f0c9a52-4a1e-4c5e-9d5b-0f6a1c2b3d4e';

function request(body: unknown, { method = 'POST', type = 'application/json' } = {}) {
  const is = (wanted: string) => (wanted === type ? type : false);
  return { method, body, is, rawBody: Buffer.from(JSON.stringify(body)) };
}

it('reads the text, tidied, and the id', () => {
  const given = request({ id, feedback: '  Love it.\r\nMore of it. ' });
  expect(feedbackRequest(given)).toEqual({ id, feedback: 'Love it.\nMore of it.' });
});

it.each([
  ['in the longest characters', '語'.repeat(5000)],
  ['within spaces', `${' '.repeat(2000)}${'a'.repeat(5000)}\n`],
])('takes the longest text %s', (_, feedback) => {
  expect(feedbackRequest(request({ id, feedback })).feedback).toHaveLength(5000);
});

const feedback = 'Love it.';
it.each([
  ['another method', request({ id, feedback }, { method: 'PUT' }), 'method_not_allowed'],
  [
    'a form',
    request({ id, feedback }, { type: 'application/x-www-form-urlencoded' }),
    'unsupported_media_type',
  ],
  ['no body', { ...request({}), rawBody: undefined }, 'unsupported_media_type'],
  ['a body beyond the limit', request({ id, feedback: 'a'.repeat(40_000) }), 'too_large'],
  ['a text too long', request({ id, feedback: 'a'.repeat(5001) }), 'bad_request'],
  ['nothing but space', request({ id, feedback: ' \n\t ' }), 'bad_request'],
  ['nothing but control characters', request({ id, feedback: '\u0000\u0007' }), 'bad_request'],
  ['a text that is none', request({ id, feedback: ['Love it.'] }), 'bad_request'],
  ['no id', request({ feedback }), 'bad_request'],
  ['an id that is a path', request({ id: `${id}/more`, feedback }), 'bad_request'],
  ['more than it needs', request({ id, feedback, email: 'max@brand.com' }), 'bad_request'],
  ['no object', request('Love it.'), 'bad_request'],
])('refuses %s', (_, given, code) => {
  expect(() => feedbackRequest(given)).toThrow(expect.objectContaining({ code }));
});
