import {
  captureRequestSchema,
  CAPTURE_BODY_LIMIT,
  type CaptureRequest,
} from '@vibes/core/api/capture-request';
import type { Request } from 'firebase-functions/https';
import { AppError } from '../platform/app-error.ts';
import { readCredential, refuseKeyInAddress, type Credential } from './read-credential.ts';
import { readFields } from './read-fields.ts';

const NOTHING = 'The request is empty. Send a profile link as “url”.';

/** Reads `POST /api/capture`. Throws the refusals that need no account to be known. */
export async function captureRequest(
  request: Request,
): Promise<{ credential: Credential; fields: CaptureRequest }> {
  refuseKeyInAddress(request);
  if (request.method !== 'POST') throw new AppError('method_not_allowed');
  const parsed = captureRequestSchema.safeParse(
    await readFields(request, { limit: CAPTURE_BODY_LIMIT, nothing: NOTHING }),
  );
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const field = issue?.path.join('.');
    if (issue?.code === 'too_big' && field === 'html') throw new AppError('too_large');
    const what = issue?.code === 'too_big' ? 'is too long' : 'could not be read';
    const sentence = field ? `The field “${field}” ${what}.` : undefined;
    throw new AppError('bad_request', sentence ? { sentence } : {});
  }
  const { api_key, ...fields } = parsed.data;
  return { credential: readCredential(request, api_key), fields };
}
