import type { CaptureAnswer } from '@vibes/core/api/capture-answer';
import type { Stack } from '../world/stack.ts';

/**
 * One request over HTTP. `ms` is the caller's whole wait, `pages_ms` the part spent on page
 * fetches.
 */
export async function requestCapture(
  stack: Stack,
  { api_key, handle }: { api_key: string; handle: string },
): Promise<{
  status: number;
  outcome: string;
  ms: number;
  pages_ms: number;
  creator_id: string | null;
}> {
  const started = performance.now();
  const response = await fetch(`${stack.web}/api/capture`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${api_key}` },
    body: JSON.stringify({ platform: 'tiktok', username: handle }),
  });
  const body = (await response.json()) as Partial<CaptureAnswer> & { code?: string };
  const ms = performance.now() - started;
  const pages = /pages;dur=([\d.]+)/.exec(response.headers.get('server-timing') ?? '')?.[1];
  return {
    status: response.status,
    outcome: body.outcome ?? body.code ?? 'none',
    ms,
    pages_ms: Number(pages ?? 0),
    creator_id: body.creator?.id ?? null,
  };
}
