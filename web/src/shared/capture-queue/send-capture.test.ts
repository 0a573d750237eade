import { expect, it } from 'vitest';
import { judgeResponse, sendCapture, type SendPorts } from './send-capture.ts';

const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });
const refusal = (code: string) => ({ ok: false, code, message: `${code}.`, request_id: 'r' });

it.each([
  [answer(200, { ok: true, outcome: 'created' }), 'answered'],
  [answer(404, refusal('profile_not_found')), 'refused'],
  [answer(422, refusal('unsupported_link')), 'refused'],
  [answer(400, refusal('bad_request')), 'refused'],
  [answer(402, refusal('out_of_credits')), 'stopped'],
  [answer(401, refusal('unauthorized')), 'stopped'],
  [answer(429, refusal('rate_limited')), 'limited'],
  [answer(413, refusal('too_large')), 'refused'],
  [answer(502, refusal('link_unresolved')), 'unresolved'],
  [answer(500, refusal('internal')), 'failed'],
  [answer(503, refusal('not_configured')), 'failed'],
  [answer(504, refusal('timeout')), 'failed'],
  [new Response('<h1>Bad gateway</h1>', { status: 503 }), 'failed'],
  [new Response('<h1>Welcome to the hotel</h1>', { status: 200 }), 'offline'],
  // None of these is an answer of our server about the creator.
  [new Response('<h1>Forbidden</h1>', { status: 403 }), 'offline'],
  [answer(404, { message: 'No route here.' }), 'offline'],
  [answer(407, {}), 'offline'],
  [new Response(null, { status: 408 }), 'offline'],
  [answer(401, null), 'offline'],
  [new Response('Slow down', { status: 429 }), 'limited'],
])('decides what an answer means for the captures that wait', async (response, kind) => {
  expect(await judgeResponse(response)).toMatchObject({ kind });
});

it('keeps the sentence of the server, and waits as long as it says', async () => {
  expect(await judgeResponse(answer(404, refusal('profile_not_found')))).toEqual({
    kind: 'refused',
    refusal: { code: 'profile_not_found', message: 'profile_not_found.' },
  });
  const closed = { ...refusal('unauthorized'), message: 'Your account is not open yet.' };
  expect(await judgeResponse(answer(401, closed))).toEqual({
    kind: 'stopped',
    refusal: { code: 'unauthorized', message: 'Your account is not open yet.' },
  });
  const limited = answer(429, refusal('rate_limited'), { 'retry-after': '7' });
  expect(await judgeResponse(limited)).toEqual({ kind: 'limited', after_ms: 7000 });
});

/** Ports that answer with these, and a record of their calls. */
function ports(...answers: (Response | Error)[]) {
  const asked: { url: string; token: string; body: unknown }[] = [];
  const made: SendPorts = {
    token: (isFresh) => Promise.resolve(isFresh ? 'fresh' : 'kept'),
    fetch: (url, { headers, body }) => {
      const token = new Headers(headers).get('authorization') ?? '';
      asked.push({ url, token, body: JSON.parse(body as string) as unknown });
      const next = answers.shift() ?? new Error('Nothing more to answer.');
      return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
    },
    signal: new AbortController().signal,
  };
  return { asked, made };
}

it('asks for a review where the person did', async () => {
  const { asked, made } = ports(answer(200, { ok: true }));
  await sendCapture(made, { platform: 'tiktok', handle: 'ann' }, { hold_for_review: true });
  expect(asked).toMatchObject([
    { body: { platform: 'tiktok', username: 'ann', hold_for_review: true } },
  ]);
});

it('sends handle or link, with the person’s token', async () => {
  const { asked, made } = ports(answer(200, { ok: true }), answer(200, { ok: true }));
  await sendCapture(made, { platform: 'tiktok', handle: 'ann' });
  await sendCapture(made, { url: 'https://vm.tiktok.com/ZM1/' });
  expect(asked).toEqual([
    {
      url: '/api/capture',
      token: 'Bearer kept',
      body: { platform: 'tiktok', username: 'ann' },
    },
    { url: '/api/capture', token: 'Bearer kept', body: { url: 'https://vm.tiktok.com/ZM1/' } },
  ]);
});

it('tries a fresh token once before the session counts as over', async () => {
  const first = ports(answer(401, refusal('unauthorized')), answer(200, { ok: true }));
  const target = { url: 'https://vm.tiktok.com/ZM1/' };
  expect(await sendCapture(first.made, target)).toMatchObject({ kind: 'answered' });
  expect(first.asked.map(({ token }) => token)).toEqual(['Bearer kept', 'Bearer fresh']);
  const second = ports(answer(401, refusal('unauthorized')), answer(401, refusal('unauthorized')));
  expect(await sendCapture(second.made, target)).toMatchObject({ kind: 'stopped' });
  expect(second.asked).toHaveLength(2);
});

it('is offline when no server is reached, and sends nothing without a person', async () => {
  const target = { url: 'https://vm.tiktok.com/ZM1/' };
  const cut = ports(new TypeError('Failed to fetch'));
  expect(await sendCapture(cut.made, target)).toEqual({ kind: 'offline' });
  const late = ports(new DOMException('Too late.', 'TimeoutError'));
  expect(await sendCapture(late.made, target)).toMatchObject({ kind: 'failed' });
  const alone = ports();
  const nobody = { ...alone.made, token: () => Promise.resolve(null) };
  expect(await sendCapture(nobody, target)).toMatchObject({ kind: 'stopped' });
  expect(alone.asked).toEqual([]);
});

it.each([
  [Object.assign(new Error('Cut.'), { code: 'auth/network-request-failed' }), { kind: 'offline' }],
  [
    Object.assign(new Error('Over.'), { code: 'auth/user-token-expired' }),
    { kind: 'stopped', refusal: { code: 'session_over' } },
  ],
  [
    Object.assign(new Error('Often.'), { code: 'auth/too-many-requests' }),
    { kind: 'stopped', refusal: { code: 'sign_in_failed' } },
  ],
  [new Error('Unheard of.'), { kind: 'stopped', refusal: { code: 'sign_in_failed' } }],
])('distinguishes a missing network from a sign-in that refuses: %s', async (error, reply) => {
  const { made, asked } = ports();
  const refusing = { ...made, token: () => Promise.reject(error) };
  const target = { url: 'https://vm.tiktok.com/ZM1/' };
  expect(await sendCapture(refusing, target)).toMatchObject(reply);
  expect(asked).toEqual([]);
});
