import type { CaptureAnswer } from '@vibes/core/api/capture-answer';
import { ERROR_CODES, type ErrorCode } from '@vibes/core/api/error-code';
import { readCaptureReply } from '../../shared/capture-queue/capture-reply.ts';

/** The answer the phone would get. `offline`: the request did not get through. */
export type SimulatedCapture =
  { ok: true; answer: CaptureAnswer } | { ok: false; code: ErrorCode | 'offline'; message: string };

/** The endpoint promises an answer within 10 seconds; the rest is for a slow network. */
const PATIENCE_MS = 20_000;

const OFFLINE = 'No connection to the server. Check your network and try again.';

/**
 * A capture request without a phone and without consequences. It sends a link as the shortcut does,
 * in a multipart form under the API key, but as a dry run and without the page source, which only a
 * phone has. No creator is saved, nothing is sent or charged. Never rejects.
 */
export async function simulateCapture(
  request: typeof fetch,
  { api_key, url }: { api_key: string; url: string },
): Promise<SimulatedCapture> {
  const form = new FormData();
  form.set('url', url);
  form.set('dry_run', 'true');
  let response: Response;
  try {
    response = await request('/api/capture', {
      method: 'POST',
      headers: { authorization: `Bearer ${api_key}` },
      body: form,
      credentials: 'omit',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  } catch {
    return { ok: false, code: 'offline', message: OFFLINE };
  }
  const reply = await readCaptureReply(response);
  if (reply.kind === 'answered') return { ok: true, answer: reply.answer };
  if (reply.kind === 'refused') return { ok: false, code: reply.code, message: reply.message };
  return { ok: false, code: 'internal', message: ERROR_CODES.internal.sentence };
}
