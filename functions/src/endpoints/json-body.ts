import type { Request } from 'firebase-functions/https';
import { AppError } from '../platform/app-error.ts';

/** The part of a request that is needed to read its JSON. */
export type JsonRequest = Pick<Request, 'method' | 'body'> & {
  is: (type: string) => string | false | null;
  /** Absent when there is no body. */
  rawBody?: Buffer;
};

/**
 * The body of an endpoint that is open to all: a POST of JSON, at most `limit` bytes (whole kilobytes).
 * No form is taken, so a page elsewhere cannot have its visitors send one without asking.
 */
export function jsonBody(request: JsonRequest, limit: number): unknown {
  if (request.method !== 'POST') throw new AppError('method_not_allowed');
  if (!request.rawBody || !request.is('application/json')) {
    throw new AppError('unsupported_media_type', { sentence: 'Send JSON.' });
  }
  if (request.rawBody.length > limit) {
    const sentence = `This is too large. The limit is ${limit / 1024} kB.`;
    throw new AppError('too_large', { sentence });
  }
  return request.body as unknown;
}
