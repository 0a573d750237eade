import { afterEach, expect, it, vi } from 'vitest';
import type { Request } from 'firebase-functions/https';
import { AppError } from '../platform/app-error.ts';
import { readConfig } from '../platform/config.ts';

const lookUps = vi.fn();
/** When the use of the key is stored. */
const marking: { done: Promise<void>; onCaptured: () => void } = {
  done: Promise.resolve(),
  onCaptured: () => undefined,
};
vi.mock('../wiring/wire-pages.ts', () => ({
  wireCapture: () =>
    Promise.resolve({
      findKeyOwner: (key: string) => {
        lookUps(key);
        return key === 'vo_live_known'
          ? Promise.resolve({ uid: 'max', signed_in_at: null, marked: marking.done })
          : Promise.reject(new AppError('unauthorized'));
      },
      capture: () => {
        marking.onCaptured();
        return Promise.resolve({ ok: true });
      },
    }),
}));
const { capture } = await import('./capture.ts');
/** Not one of its own: another test of this process may have loaded the endpoint. */
const LIMIT = readConfig().UNKNOWN_KEYS_PER_MINUTE;
afterEach(() => {
  lookUps.mockReset();
});

/** The status that a request from an address on the network is answered with. */
function requestCapture(key: string, ip: string): Promise<number> {
  const headers: Record<string, string> = { 'x-api-key': key };
  const body = { url: 'https://www.tiktok.com/@ann' };
  const request = {
    method: 'POST',
    url: '/api/capture',
    ip,
    headers,
    body,
    rawBody: Buffer.from(JSON.stringify(body)),
    is: (types: string | string[]) => [types].flat().includes('application/json'),
    get: (name: string) => headers[name],
  };
  return new Promise((resolve) => {
    let status = 0;
    const response = {
      set: () => response,
      on: () => response,
      status: (code: number) => {
        status = code;
        return response;
      },
      json: () => resolve(status),
    };
    void capture(request as unknown as Request, response as never);
  });
}

it('looks up some unknown keys a minute from one origin, then no key at all', async () => {
  const script = '203.0.113.7';
  for (let n = 1; n < LIMIT; n += 1) expect(await requestCapture(`vo_live_${n}`, script)).toBe(401);
  expect(await requestCapture('vo_live_known', script)).toBe(200);
  expect(await requestCapture('vo_live_last', script)).toBe(401);
  expect(await requestCapture('vo_live_beyond', script)).toBe(429);
  expect(lookUps).toHaveBeenCalledTimes(LIMIT + 1);
  expect(await requestCapture('vo_live_known', '203.0.113.8')).toBe(200);
});

it('answers once the use of the key is stored, since an instance may stand still after that', async () => {
  let store: () => void = () => undefined;
  marking.done = new Promise((resolve) => (store = resolve));
  let status: number | undefined;
  const answered = requestCapture('vo_live_known', '203.0.113.9').then((code) => (status = code));
  await new Promise<void>((resolve) => (marking.onCaptured = resolve));
  await new Promise((resolve) => setImmediate(resolve));
  expect(status).toBeUndefined();
  store();
  await answered;
  expect(status).toBe(200);
});
