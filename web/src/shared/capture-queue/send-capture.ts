import type { CaptureAnswer } from '@vibes/core/api/capture-answer';
import { ERROR_CODES } from '@vibes/core/api/error-code';
import type { CaptureTarget } from '@vibes/core/capture/capture-list';
import type { CaptureRefusal } from './capture-entry.ts';
import { readCaptureReply } from './capture-reply.ts';

/** The result of a try. */
export type CaptureReply =
  | { kind: 'answered'; answer: CaptureAnswer }
  /** This creator cannot be captured; the next one may be. */
  | { kind: 'refused'; refusal: CaptureRefusal }
  /** The server works, but this creator could not be read; one more try may succeed. */
  | { kind: 'unresolved'; refusal: CaptureRefusal }
  /** The limit a minute is reached; `after_ms` null when the server does not say for how long. */
  | { kind: 'limited'; after_ms: number | null }
  /** The server failed, which says nothing about the creator. */
  | { kind: 'failed'; refusal: CaptureRefusal }
  | { kind: 'offline' }
  /** No capture goes through until the person has done something. */
  | { kind: 'stopped'; refusal: CaptureRefusal };

export interface SendPorts {
  fetch: (url: string, request: RequestInit) => Promise<Response>;
  /**
   * The person's ID token, a fresh one when requested. Null when another person, or none, is signed
   * in; rejects with the error of the network or the sign-in.
   */
  token: (isFresh: boolean) => Promise<string | null>;
  signal: AbortSignal;
}

const stoppedBy = (code: string, message: string): CaptureReply => ({
  kind: 'stopped',
  refusal: { code, message },
});

const SESSION_OVER = stoppedBy(
  'session_over',
  'Your session is over. Sign in again, and we’ll capture the rest.',
);
const NO_TOKEN = stoppedBy(
  'sign_in_failed',
  'We couldn’t check your sign-in. Press Go on to try again.',
);
const LATE: CaptureReply = {
  kind: 'failed',
  refusal: { code: 'timeout', message: 'The server took too long. Try again later.' },
};

/** Whole seconds, as our server writes it. */
function waitOf(response: Response): number | null {
  const seconds = Number(response.headers.get('retry-after') ?? '');
  return seconds > 0 ? seconds * 1000 : null;
}

/** What an answer means for the captures that wait. Only our own server can refuse a creator. */
export async function judgeResponse(response: Response): Promise<CaptureReply> {
  const reply = await readCaptureReply(response);
  const { status } = response;
  if (reply.kind === 'answered') return reply;
  if (status === 429) return { kind: 'limited', after_ms: waitOf(response) };
  if (reply.kind === 'foreign') {
    const refusal = { code: 'internal', message: ERROR_CODES.internal.sentence };
    return status >= 500 ? { kind: 'failed', refusal } : { kind: 'offline' };
  }
  const { code, message } = reply;
  const refusal = { code, message };
  if (code === 'link_unresolved') return { kind: 'unresolved', refusal };
  if (status >= 500) return { kind: 'failed', refusal };
  return { kind: status === 401 || status === 402 ? 'stopped' : 'refused', refusal };
}

/** What a request says beside its target. */
interface Beside {
  /** The profile's bio, as the person pasted it. */
  text?: string;
  hold_for_review?: boolean | undefined;
}

const bodyOf = (target: CaptureTarget, { text, hold_for_review }: Beside) => ({
  ...('url' in target ? target : { platform: target.platform, username: target.handle }),
  ...(text && { text }),
  ...(hold_for_review && { hold_for_review }),
});

/** The sign-in service's codes for a session that it ended, and for a network that failed. */
const ENDED = new Set(['auth/user-token-expired', 'auth/user-disabled', 'auth/user-not-found']);
const CUT = new Set(['auth/network-request-failed', 'auth/timeout']);

/** The result of a try without an answer. */
function judgeFault(error: unknown): CaptureReply {
  if (error instanceof TypeError) return { kind: 'offline' };
  if (error instanceof DOMException && error.name === 'TimeoutError') return LATE;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (CUT.has(code)) return { kind: 'offline' };
  return ENDED.has(code) ? SESSION_OVER : NO_TOKEN;
}

/**
 * Sends one capture request, as the signed-in person. Never rejects. Repeated after a lost answer, the
 * server neither charges nor sends a second time.
 */
export async function sendCapture(
  ports: SendPorts,
  target: CaptureTarget,
  beside: Beside = {},
): Promise<CaptureReply> {
  const ask = async (isFresh: boolean): Promise<CaptureReply> => {
    const token = await ports.token(isFresh);
    if (token === null) return SESSION_OVER;
    const response = await ports.fetch('/api/capture', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(bodyOf(target, beside)),
      signal: ports.signal,
    });
    // The token's clock may have been wrong: a new token is worth a try.
    if (response.status === 401 && !isFresh) return ask(true);
    return judgeResponse(response);
  };
  try {
    return await ask(false);
  } catch (error) {
    return judgeFault(error);
  }
}
