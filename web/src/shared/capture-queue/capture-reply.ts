import type { CaptureAnswer } from '@vibes/core/api/capture-answer';
import { ERROR_CODES, type ErrorCode } from '@vibes/core/api/error-code';

/**
 * The answer of the capture endpoint. `foreign`: something else answered in its place, such as a
 * proxy, a network that asks to sign in first, or a hosting without its functions.
 */
export type EndpointReply =
  | { kind: 'answered'; answer: CaptureAnswer }
  | { kind: 'refused'; code: ErrorCode; message: string }
  | { kind: 'foreign' };

const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(ERROR_CODES, code);

/** A code of a later version than this one counts as `internal`; its sentence is kept. */
function readRefusal(body: object): EndpointReply {
  const code = 'code' in body ? body.code : null;
  const message = 'message' in body ? body.message : null;
  if (typeof code !== 'string') return { kind: 'foreign' };
  const known = isErrorCode(code) ? code : 'internal';
  const said = typeof message === 'string' && message ? message : ERROR_CODES[known].sentence;
  return { kind: 'refused', code: known, message: said };
}

/** Reads an answer of `/api/capture`. Never rejects. */
export async function readCaptureReply(response: Response): Promise<EndpointReply> {
  const body: unknown = await response.json().catch(() => null);
  if (typeof body !== 'object' || body === null || !('ok' in body)) return { kind: 'foreign' };
  if (response.ok && body.ok === true) return { kind: 'answered', answer: body as CaptureAnswer };
  return !response.ok && body.ok === false ? readRefusal(body) : { kind: 'foreign' };
}
