import {
  captureRequestSchema,
  CAPTURE_BODY_LIMIT,
  type CaptureRequest,
} from '@vibes/core/api/capture-request';
import type { Request } from 'firebase-functions/https';
import { AppError } from '../platform/app-error.ts';
import { readCredential, refuseKeyInAddress, type Credential } from './read-credential.ts';
import { readMultipart } from './read-multipart.ts';

const NOTHING = 'The request is empty. Send a profile link as “url”.';
const JSON_AS_FORM =
  'This is JSON, but the request says it is a form. Send the header Content-Type: application/json.';

/** Whether a body declared as a form is JSON: curl's `-d` declares everything as a form. */
function isJson(body: Buffer): boolean {
  if (body.toString('latin1', 0, 20).trimStart()[0] !== '{') return false;
  try {
    JSON.parse(body.toString());
    return true;
  } catch {
    return false;
  }
}

/** The fields of a body that the platform or we could parse: JSON, or a form of either kind. */
async function readFields(request: Request): Promise<unknown> {
  // Absent when there is no body, whatever the content type.
  const body = request.rawBody as Buffer | undefined;
  if (!body?.length) throw new AppError('bad_request', { sentence: NOTHING });
  if (body.length > CAPTURE_BODY_LIMIT) throw new AppError('too_large');
  const isForm = request.is(['multipart/form-data', 'application/x-www-form-urlencoded']);
  if (isForm && isJson(body)) throw new AppError('bad_request', { sentence: JSON_AS_FORM });
  if (request.is('multipart/form-data')) return readMultipart(request.headers, body);
  if (request.is('application/json') || request.is('application/x-www-form-urlencoded')) {
    return request.body as unknown;
  }
  throw new AppError('unsupported_media_type');
}

/** Reads `POST /api/capture`. Throws the refusals that need no account to be known. */
export async function captureRequest(
  request: Request,
): Promise<{ credential: Credential; fields: CaptureRequest }> {
  refuseKeyInAddress(request);
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
  const { api_key, ...fields } = parsed.data;
  return { credential: readCredential(request, api_key), fields };
}
