import type { Request } from 'firebase-functions/https';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** What the platform's own handler answers to a call without any token of App Check. */
async function answerOf(
  endpoint: (request: Request, response: never) => unknown,
): Promise<unknown> {
  return new Promise((resolve) => {
    const headers: Record<string, string> = { 'content-type': 'application/json' };
    const request = {
      method: 'POST',
      headers,
      body: { data: {} },
      header: (name: string) => headers[name.toLowerCase()],
      get: (name: string) => headers[name.toLowerCase()],
      on: () => undefined,
    } as unknown as Request;
    const response = {
      on: () => response,
      setHeader: () => undefined,
      getHeader: () => undefined,
      status: () => response,
      send: resolve,
      writableEnded: false,
    };
    void endpoint(request, response as never);
  });
}

async function openEndpoint() {
  const { z } = await import('zod');
  const { callableEndpoint } = await import('./callable-endpoint.ts');
  const payload = z.strictObject({});
  return callableEndpoint('getUserData', { payload }, () => Promise.reject(new Error('let in')));
}

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllEnvs();
});

it('checks who is calling, and by default not from which app', async () => {
  expect(await answerOf(await openEndpoint())).toMatchObject({
    error: { status: 'UNAUTHENTICATED', message: 'Not authenticated' },
  });
});

it('takes calls of our app only once App Check is switched on', async () => {
  vi.stubEnv('APP_CHECK', 'true');
  expect(await answerOf(await openEndpoint())).toMatchObject({
    error: { status: 'UNAUTHENTICATED', message: 'Unauthenticated' },
  });
});
