import type { Request } from 'firebase-functions/https';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Lane } from '../api/verb.ts';

const reads = vi.fn();
vi.mock('../wiring/wire-sign-in.ts', () => ({ wireAccessCheck: reads }));
vi.mock('../wiring/wire-account.ts', () => ({ wireAccount: reads }));

interface Answered {
  status: number;
  body: unknown;
}

/** What a lane answers to a call of a verb without any token. */
async function answerOf(lane: Lane, path: string): Promise<Answered> {
  const { laneFunction } = await import('./lane.ts');
  const endpoint = laneFunction(lane);
  return new Promise((resolve) => {
    const headers: Record<string, string> = { 'content-type': 'application/json' };
    const request = {
      method: 'POST',
      path,
      headers,
      body: { data: {} },
      header: (name: string) => headers[name.toLowerCase()],
      get: (name: string) => headers[name.toLowerCase()],
      on: () => undefined,
    } as unknown as Request;
    let status = 200;
    const response = {
      on: () => response,
      setHeader: () => undefined,
      getHeader: () => undefined,
      status: (code: number) => {
        status = code;
        return response;
      },
      send: (body: unknown) => resolve({ status, body }),
      writableEnded: false,
    };
    void endpoint(request, response as never);
  });
}

beforeEach(() => {
  vi.resetModules();
  reads.mockReset();
});
afterEach(() => {
  vi.unstubAllEnvs();
});

it.each([
  ['apiSealed', '/api/call/getUserData'],
  // By the function's own address.
  ['apiSealed', '/getUserData'],
] as const)(
  '%s checks who is calling %s, and by default not from which app',
  async (lane, path) => {
    expect(await answerOf(lane, path)).toMatchObject({
      status: 401,
      body: { error: { status: 'UNAUTHENTICATED', message: 'Not authenticated' } },
    });
  },
);

it('takes calls of our app only once App Check is switched on', async () => {
  vi.stubEnv('APP_CHECK', 'true');
  expect(await answerOf('apiSealed', '/api/call/getUserData')).toMatchObject({
    body: { error: { status: 'UNAUTHENTICATED', message: 'Unauthenticated' } },
  });
});

it.each([
  ['a verb that there is none of', 'api', '/api/call/takeOver'],
  ['a verb of another lane', 'api', '/api/call/getUserData'],
  ['a name that every object has', 'api', '/api/call/constructor'],
  ['no verb at all', 'api', '/api/call/'],
] as const)('answers %s by 404, and reads nothing', async (_, lane, path) => {
  expect(await answerOf(lane, path)).toMatchObject({
    status: 404,
    body: { error: { status: 'NOT_FOUND', message: 'The app is out of date. Reload the page.' } },
  });
  expect(reads).not.toHaveBeenCalled();
});
