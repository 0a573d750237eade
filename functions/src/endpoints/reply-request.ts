import {
  REPLY_BODY_LIMIT,
  replyRequestSchema,
  type ReplyRequest,
} from '@vibes/core/api/reply-request';
import type { Request } from 'firebase-functions/https';
import { AppError } from '../platform/app-error.ts';
import { jsonBody } from './json-body.ts';
import { readCredential, refuseKeyInAddress } from './read-credential.ts';

/** Reads `POST /api/reply`: JSON, with the API key as everywhere. A page's ID token is not taken. */
export function replyRequest(request: Request): { key: string; fields: ReplyRequest } {
  refuseKeyInAddress(request);
  const parsed = replyRequestSchema.safeParse(jsonBody(request, REPLY_BODY_LIMIT));
  if (!parsed.success) {
    const field = parsed.error.issues[0]?.path.join('.');
    const sentence = field ? `The field “${field}” could not be read.` : undefined;
    throw new AppError('bad_request', sentence ? { sentence } : {});
  }
  const { api_key, ...fields } = parsed.data;
  const credential = readCredential(request, api_key);
  if (credential.kind !== 'api_key') throw new AppError('unauthorized', { log: 'token_for_key' });
  return { key: credential.key, fields };
}
