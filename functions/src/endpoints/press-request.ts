import {
  captureRequestSchema,
  CAPTURE_BODY_LIMIT,
  type CaptureRequest,
} from '@vibes/core/api/capture-request';
import type { Request } from 'firebase-functions/https';
import { AppError } from '../platform/app-error.ts';
import { readMultipart } from './read-multipart.ts';

/** The fields of a body that the platform or we could parse: JSON, or a form of either kind. */
async function readFields(request: Request): Promise<unknown> {
  // The platform leaves it out when there is no body, whatever its type says.
  const body = request.rawBody as Buffer | undefined;
  if (!body) throw new AppError('unsupported_media_type');
  if (body.length > CAPTURE_BODY_LIMIT) throw new AppError('too_large');
  if (request.is('multipart/form-data')) return readMultipart(request.headers, body);
  if (request.is('application/json') || request.is('application/x-www-form-urlencoded')) {
    return request.body as unknown;
  }
  throw new AppError('unsupported_media_type');
}

/** The key, from any of its three places. Two that differ are refused, so that nobody is charged by accident. */
function readKey(request: Request, bodyKey: string | undefined): string {
  const bearer = /^Bearer\s+(\S+)$/i.exec(request.get('authorization') ?? '')?.[1];
  const keys = new Set([bearer, request.get('x-api-key')?.trim(), bodyKey?.trim()].filter(Boolean));
  const [key, ...others] = keys;
  if (others.length > 0) {
    throw new AppError('unauthorized', { sentence: 'Two different API keys were sent. Send one.' });
  }
  if (!key)
    throw new AppError('unauthorized', {
      sentence: 'Send your API key along. You find it on the API Key page.',
    });
  return key;
}

/** Reads `POST /api/capture`. Throws the refusals that need no account to be known. */
export async function pressRequest(
  request: Request,
): Promise<{ key: string; press: CaptureRequest }> {
  if (request.method !== 'POST') throw new AppError('method_not_allowed');
  const parsed = captureRequestSchema.safeParse(await readFields(request));
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const field = issue?.path.join('.');
    if (issue?.code === 'too_big' && field === 'html') throw new AppError('too_large');
    const what = issue?.code === 'too_big' ? 'is too long' : 'could not be read';
    const sentence = field ? `The field “${field}” ${what}.` : undefined;
    throw new AppError('bad_request', sentence ? { sentence } : {});
  }
  const { api_key, ...press } = parsed.data;
  return { key: readKey(request, api_key), press };
}
