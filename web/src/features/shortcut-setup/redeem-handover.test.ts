import { expect, it, vi } from 'vitest';
import { redeemHandover } from './redeem-handover.ts';

const ASKED = { code: 'abc', nonce: 'def' };

const answering = (status: number, body: string) =>
  vi.fn<typeof fetch>(() => Promise.resolve(new Response(body, { status })));

it('sends the code in the body alone, as JSON without a cookie', async () => {
  const request = answering(200, '{"ok":true,"api_key":"vo_live_x","email":"ann@brand.test"}');
  expect(await redeemHandover(request, ASKED)).toEqual({
    ok: true,
    api_key: 'vo_live_x',
    email: 'ann@brand.test',
  });
  const [[url, init]] = request.mock.calls as [[string, RequestInit]];
  expect([url, init.method, init.body, init.credentials]).toEqual([
    ...['/api/handover', 'POST', '{"code":"abc","nonce":"def"}', 'omit'],
  ]);
});

it.each([
  ['a code that is used', 401, '{"message":"Used already."}', true, 'Used already.'],
  ['too many at once', 429, '{"message":"Wait a minute."}', false, 'Wait a minute.'],
  ['a page of a proxy', 200, '<p>Sign in to the network</p>', false, /wrong on our side/],
  ['an answer without a key', 200, '{"ok":true}', false, /wrong on our side/],
])('reads %s', async (_, status, body, is_gone, message) => {
  const ended = await redeemHandover(answering(status, body), ASKED);
  expect(ended).toMatchObject({ ok: false, is_gone });
  expect(ended).toHaveProperty('message', expect.stringMatching(message));
});

it('says that there is no network', async () => {
  const request = () => Promise.reject(new TypeError('Load failed'));
  expect(await redeemHandover(request, ASKED)).toMatchObject({ ok: false, is_gone: false });
});
