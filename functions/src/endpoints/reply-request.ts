import {
  REPLY_BODY_LIMIT,
  replyRequestSchema,
  type ReplyRequest,
} from '@vibes/core/api/reply-request';
import type { Request } from 'firebase-functions/https';
import { AppError } from '../platform/app-error.ts';
import { readCredential, refuseKeyInAddress } from './read-credential.ts';
import { readFields } from './read-fields.ts';

const BODY = {
  limit: REPLY_BODY_LIMIT,
  nothing: 'The request is empty. Send webhook_id or from, and the reply as “text”.',
  too_large: 'This is too large. The limit is 256 kB.',
};

/**
 * Reads `POST /api/reply`. The API key comes as it does everywhere; an ID token is not taken, since
 * no page of ours reports replies.
 */
export async function replyRequest(
  request: Request,
): Promise<{ key: string; fields: ReplyRequest }> {
  refuseKeyInAddress(request);
  if (request.method !== 'POST') throw new AppError('method_not_allowed');
  const parsed = replyRequestSchema.safeParse(await readFields(request, BODY));
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const field = issue?.path.join('.');
    const what = issue?.code === 'too_big' ? 'is too long' : 'could not be read';
    const sentence = field ? `The field “${field}” ${what}.` : undefined;
    throw new AppError('bad_request', { sentence });
  }
  const { api_key, ...fields } = parsed.data;
  const credential = readCredential(request, api_key);
  if (credential.kind !== 'api_key') throw new AppError('unauthorized', { log: 'token_for_key' });
  return { key: credential.key, fields };
}
