import { vi } from 'vitest';
import { answerTo } from './capture-answer.ts';

/** The endpoint of captures, answered in the page. */

interface Asked {
  platform?: string;
  username?: string;
  url?: string;
}

export const captured = (username: string, differing: Record<string, unknown> = {}) =>
  Response.json({ ...answerTo(username), ...differing });

export const refused = (status: number, code: string, message: string) =>
  Response.json({ ok: false, code, message, request_id: 'r' }, { status });

type Answer = (username: string, request: RequestInit) => Response | Promise<Response>;

/** Answers captures from now on; returns the creators that are asked for, in order. */
export function answerCaptures(answer: Answer = (username) => captured(username)): string[] {
  const asked: string[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (url, request = {}) => {
    if (url !== '/api/capture') return new Response(null, { status: 404 });
    const body =
      typeof request.body === 'string'
        ? (JSON.parse(request.body) as Asked)
        : { url: (request.body as FormData).get('url') as string };
    const name = body.username ?? body.url ?? '';
    asked.push(name);
    return answer(name, request);
  });
  return asked;
}

/**
 * Captures hardly wait for one another. After a failure they wait for a sign of a connection, so
 * that the test can read what is said while they wait. Timers of `held_ms` wait for the function returned.
 */
export function setPace(held_ms?: number): () => void {
  const later = window.setTimeout.bind(window);
  const held: (() => void)[] = [];
  const paced = (ms = 0) => (ms > 800 && ms <= 1200 ? 1 : ms === 2000 ? 120_000 : ms);
  vi.spyOn(window, 'setTimeout').mockImplementation(((work: () => void, ms?: number) => {
    if (held_ms === undefined || ms !== held_ms) return later(work, paced(ms));
    held.push(work);
    // No timer has this number.
    return 0;
  }) as typeof setTimeout);
  return () => held.splice(0).forEach((work) => work());
}
