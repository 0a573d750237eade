import type { Request } from 'firebase-functions/https';
import { z } from 'zod';
import { AppError } from '../platform/app-error.ts';

/** Bytes. A code has eight characters. */
const BODY_LIMIT = 1024;

const clickSchema = z.strictObject({ code: z.string().max(32) });

type ClickRequest = Pick<Request, 'method' | 'body'> & {
  is: (type: string) => string | false | null;
  /** The platform leaves it out when there is no body. */
  rawBody?: Buffer;
};

/** Reads `POST /api/referral-click`: JSON with the code of a link, at most 1 kB. */
export function clickRequest(request: ClickRequest): { code: string } {
  if (request.method !== 'POST') throw new AppError('method_not_allowed');
  if (!request.rawBody || !request.is('application/json')) {
    throw new AppError('unsupported_media_type', { sentence: 'Send JSON.' });
  }
  if (request.rawBody.length > BODY_LIMIT) {
    throw new AppError('too_large', { sentence: 'That is too large. Send at most 1 kB.' });
  }
  const parsed = clickSchema.safeParse(request.body);
  if (!parsed.success) throw new AppError('bad_request');
  return parsed.data;
}
