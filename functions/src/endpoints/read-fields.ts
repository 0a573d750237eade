import type { Request } from 'firebase-functions/https';
import { AppError } from '../platform/app-error.ts';

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

interface BodyRules {
  /** The largest body, in bytes. */
  limit: number;
  /** The sentence about an empty body. */
  nothing: string;
  /** The sentence about a larger one, unless it is the usual. */
  too_large?: string;
}

/** The fields of a body that the platform or we could parse: JSON, or a form of either kind. */
export async function readFields(
  request: Request,
  { limit, nothing, too_large }: BodyRules,
): Promise<unknown> {
  // Absent when there is no body, whatever the content type.
  const body = request.rawBody as Buffer | undefined;
  if (!body?.length) throw new AppError('bad_request', { sentence: nothing });
  if (body.length > limit) throw new AppError('too_large', { sentence: too_large });
  const isForm = request.is(['multipart/form-data', 'application/x-www-form-urlencoded']);
  if (isForm && isJson(body)) throw new AppError('bad_request', { sentence: JSON_AS_FORM });
  if (request.is('multipart/form-data')) {
    const { readMultipart } = await import('./read-multipart.ts');
    return readMultipart(request.headers, body);
  }
  if (request.is('application/json') || request.is('application/x-www-form-urlencoded')) {
    return request.body as unknown;
  }
  throw new AppError('unsupported_media_type');
}
