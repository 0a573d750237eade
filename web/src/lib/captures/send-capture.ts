import type { CaptureAnswer } from '@vibes/core/api/capture-answer';
import { ERROR_CODES, type ErrorAnswer } from '@vibes/core/api/error-code';
import type { CaptureTarget } from '@vibes/core/capture/capture-list';
import type { CaptureRefusal } from './capture-entry.ts';

/** What a try came to. */
export type CaptureReply =
  | { kind: 'answered'; answer: CaptureAnswer }
  /** This creator cannot be captured; the next one may be. */
  | { kind: 'refused'; refusal: CaptureRefusal }
  /** The limit a minute is reached; `after_ms` null when the server does not say for how long. */
  | { kind: 'limited'; after_ms: number | null }
  /** The server failed; it may work again soon. */
  | { kind: 'failed'; refusal: CaptureRefusal }
  | { kind: 'offline' }
  /** No capture goes through until the person has done something. */
  | { kind: 'stopped'; refusal: CaptureRefusal };

export interface SendPorts {
  fetch: (url: string, request: RequestInit) => Promise<Response>;
  /** The person's ID token, a fresh one when asked for. Null when somebody else, or nobody, is signed in; rejects without a network. */
  token: (isFresh: boolean) => Promise<string | null>;
  signal: AbortSignal;
}

const SESSION_OVER: CaptureReply = {
  kind: 'stopped',
  refusal: { code: 'unauthorized', message: 'Your session is over. Sign in again to go on.' },
};

const isErrorAnswer = (body: unknown): body is ErrorAnswer =>
  typeof body === 'object' && body !== null && 'code' in body && 'message' in body;

const isAnswer = (body: unknown): body is CaptureAnswer =>
  typeof body === 'object' && body !== null && 'ok' in body && body.ok === true;

/** Whole seconds, as our server writes it. */
function waitOf(response: Response): number | null {
  const seconds = Number(response.headers.get('retry-after') ?? '');
  return seconds > 0 ? seconds * 1000 : null;
}

/** What an answer of the server means for the captures that wait. */
export async function judgeResponse(response: Response): Promise<CaptureReply> {
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) {
    // A network that asks to sign in first answers everything with a page of its own.
    return isAnswer(body) ? { kind: 'answered', answer: body } : { kind: 'offline' };
  }
  const { status } = response;
  const fallback = { code: 'internal', message: ERROR_CODES.internal.sentence };
  const refusal = isErrorAnswer(body) ? { code: body.code, message: body.message } : fallback;
  if (status === 429) return { kind: 'limited', after_ms: waitOf(response) };
  if (status >= 500) return { kind: 'failed', refusal };
  if (status === 401) return SESSION_OVER;
  return { kind: status === 402 ? 'stopped' : 'refused', refusal };
}

const bodyOf = (target: CaptureTarget) =>
  'url' in target ? target : { platform: target.platform, username: target.handle };

/**
 * Asks the server once for a capture, as the signed-in person. Never rejects. Asked again after
 * a lost answer, the server neither charges nor sends a second time.
 */
export async function sendCapture(ports: SendPorts, target: CaptureTarget): Promise<CaptureReply> {
  const ask = async (isFresh: boolean): Promise<CaptureReply> => {
    const token = await ports.token(isFresh);
    if (token === null) return SESSION_OVER;
    const response = await ports.fetch('/api/capture', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(bodyOf(target)),
      signal: ports.signal,
    });
    // A token may have been made by a clock that is wrong: a new one is worth a try.
    if (response.status === 401 && !isFresh) return ask(true);
    return judgeResponse(response);
  };
  try {
    return await ask(false);
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    return isLate
      ? {
          kind: 'failed',
          refusal: { code: 'timeout', message: 'The server took too long. Try again later.' },
        }
      : { kind: 'offline' };
  }
}
