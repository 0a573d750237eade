import type { Request } from 'firebase-functions/https';
import { afterAll, expect, it, vi } from 'vitest';
import { AppError } from '../platform/app-error.ts';
import { log } from '../platform/log.ts';

const WORKS = 'a'.repeat(32);
const GONE = 'b'.repeat(32);
const FAULTY = 'c'.repeat(32);
const KEY = 'vo_live_secret';

const lines: unknown[] = [];
for (const level of ['info', 'warn', 'error'] as const)
  vi.spyOn(log, level).mockImplementation((...line: unknown[]) => void lines.push(line));
afterAll(() => void vi.restoreAllMocks());
vi.mock('../wiring/wire-handover.ts', () => ({
  wireRedeemHandover: () =>
    Promise.resolve(({ code }: { code: string }) => {
      if (code === FAULTY) return Promise.reject(new Error('database away'));
      if (code === GONE) return Promise.reject(new AppError('unauthorized', { log: 'used_code' }));
      return Promise.resolve({ api_key: KEY, email: 'ann@brand.test' });
    }),
}));
const { redeemHandover } = await import('./redeem-handover.ts');

/** The status and the body that a code is answered with. */
function ask(code: string): Promise<{ status: number; body: unknown }> {
  const body = { code, nonce: 'a'.repeat(32) };
  const rawBody = Buffer.from(JSON.stringify(body));
  const is = (type: string) => (type === 'application/json' ? type : false);
  const request = { method: 'POST', url: '/api/handover', headers: {}, body, rawBody, is };
  return new Promise((resolve) => {
    let status = 0;
    const response = {
      set: () => response,
      on: () => response,
      status: (answered: number) => {
        status = answered;
        return response;
      },
      json: (answer: unknown) => resolve({ status, body: answer }),
    };
    void redeemHandover(request as unknown as Request, response as never);
  });
}

it('answers with the key, and no log line holds a code or a key', async () => {
  expect(await ask(WORKS)).toMatchObject({ status: 200, body: { ok: true, api_key: KEY } });
  expect(await ask(GONE)).toMatchObject({ status: 401 });
  expect(await ask(FAULTY)).toMatchObject({ status: 500 });
  await expect.poll(() => lines.length).toBeGreaterThanOrEqual(5);
  const logged = JSON.stringify(lines);
  expect(logged).toContain('used_code');
  for (const secret of [WORKS, GONE, FAULTY, KEY, 'ann@brand.test'])
    expect(logged).not.toContain(secret);
});
