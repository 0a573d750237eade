import { captureRequestSchema } from '@vibes/core/api/capture-request';
import { describe, expect, it } from 'vitest';
import { simulateCapture } from './simulate-capture.ts';

const input = { api_key: 'vo_live_key', url: 'https://www.tiktok.com/@ann' };

function answering(body: unknown, status = 200) {
  const sent: RequestInit[] = [];
  const request: typeof fetch = (_, init = {}) => {
    sent.push(init);
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return Promise.resolve(new Response(text, { status }));
  };
  return { sent, request };
}

describe('simulateCapture', () => {
  it('sends the form of a phone under the key, as a dry run', async () => {
    const { sent, request } = answering({ ok: true });
    await simulateCapture(request, input);
    const [init] = sent;
    expect(new Headers(init?.headers).get('authorization')).toBe('Bearer vo_live_key');
    // The browser sets the boundary itself.
    expect(new Headers(init?.headers).has('content-type')).toBe(false);
    const fields = Object.fromEntries(init?.body as FormData);
    expect(captureRequestSchema.parse(fields)).toMatchObject({ url: input.url, dry_run: true });
    expect(Object.keys(fields)).toEqual(['url', 'dry_run']);
  });

  it('gives the answer as it is', async () => {
    const answer = { ok: true, message: 'Saved.' };
    expect(await simulateCapture(answering(answer).request, input)).toEqual({ ok: true, answer });
  });

  it('gives a refusal with its code and sentence', async () => {
    const { request } = answering({ ok: false, code: 'out_of_credits', message: 'None.' }, 402);
    expect(await simulateCapture(request, input)).toEqual({
      ok: false,
      code: 'out_of_credits',
      message: 'None.',
    });
  });

  it.each(['<html>Bad gateway</html>', 'null', { ok: false, code: 'news' }, [], {}])(
    'shows %j as a fault of the server',
    async (body) => {
      expect(await simulateCapture(answering(body, 502).request, input)).toMatchObject({
        ok: false,
        code: 'internal',
      });
    },
  );

  it.each([new TypeError('Failed to fetch'), new DOMException('', 'TimeoutError')])(
    'shows %s as no connection',
    async (fault) => {
      const outcome = await simulateCapture(() => Promise.reject(fault), input);
      expect(outcome).toMatchObject({ ok: false, code: 'offline' });
    },
  );
});
