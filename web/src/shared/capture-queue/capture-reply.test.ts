import { expect, it } from 'vitest';
import { readCaptureReply } from './capture-reply.ts';

const read = (status: number, body: unknown) =>
  readCaptureReply(
    new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }),
  );

it('reads an answer and a refusal with its sentence', async () => {
  const answer = { ok: true, outcome: 'created' };
  expect(await read(200, answer)).toEqual({ kind: 'answered', answer });
  const refusal = { ok: false, code: 'profile_not_found', message: 'Nobody there.' };
  expect(await read(404, refusal)).toEqual({
    kind: 'refused',
    code: 'profile_not_found',
    message: 'Nobody there.',
  });
});

it('keeps the sentence of a later version, and has one where none came', async () => {
  expect(await read(409, { ok: false, code: 'newer', message: 'In use.' })).toEqual({
    kind: 'refused',
    code: 'internal',
    message: 'In use.',
  });
  expect(await read(429, { ok: false, code: 'rate_limited' })).toMatchObject({
    code: 'rate_limited',
    message: expect.stringMatching(/\.$/) as string,
  });
});

it.each([
  [200, '<h1>Welcome to the hotel</h1>'],
  [403, '<h1>Forbidden</h1>'],
  [404, { message: 'No route here.' }],
  [200, { ok: false, code: 'internal' }],
  [500, { ok: true }],
  [500, null],
  [500, ''],
])('treats nothing else as an answer of our server: %i %j', async (status, body) => {
  expect(await read(status, body)).toEqual({ kind: 'foreign' });
});
