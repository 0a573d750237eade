import { API_KEY_PREFIX } from '@vibes/core/account/api-key';
import {
  captureRequestSchema,
  CAPTURE_BODY_LIMIT,
  type CaptureRequest,
} from '@vibes/core/api/capture-request';
import type { Request } from 'firebase-functions/https';
import { AppError } from '../platform/app-error.ts';
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

/** What a request signs in with: the phone's API key, or the ID token of the signed-in app. */
export type Credential = { kind: 'api_key'; key: string } | { kind: 'id_token'; token: string };

/** Three parts of base64url, the last one empty where nothing is signed. No API key has a dot. */
const JWT_SHAPE = /^[\w-]+\.[\w-]+\.[\w-]*$/;

const BOTH = 'The request has two different credentials. Send only one.';
const TWO_KEYS = 'The request has two different API keys. Send only one.';
const EXPOSED =
  'Your API key was in the URL, where logs may have saved it. Press Regenerate on the API Key page, then send the new key in the Authorization header.';
const NONE = 'Send your API key with the request. You’ll find it on the API Key page.';

/**
 * The credential. A key comes in any of three places, a token in `Authorization` alone: a page
 * elsewhere cannot send that header for its visitors, and no cookie is ever read. Two that differ
 * are refused, so that nobody is charged by accident.
 */
function readCredential(request: Request, bodyKey: string | undefined): Credential {
  const bearer = /^Bearer\s+(\S+)$/i.exec(request.get('authorization') ?? '')?.[1];
  const sent = new Set([bearer, request.get('x-api-key')?.trim(), bodyKey?.trim()].filter(Boolean));
  const [first, ...others] = sent;
  const hasToken = bearer !== undefined && JWT_SHAPE.test(bearer);
  if (others.length > 0) {
    throw new AppError('unauthorized', { sentence: hasToken ? BOTH : TWO_KEYS });
  }
  if (!first) throw new AppError('unauthorized', { sentence: NONE });
  return hasToken ? { kind: 'id_token', token: bearer } : { kind: 'api_key', key: first };
}

/** True when the path or the query of the address contains an API key, under any name. */
function hasKeyInAddress({ url }: Request): boolean {
  return [...new URLSearchParams(url.replace('?', '&'))].some(
    ([name, value]) =>
      `${name} ${value}`.includes(API_KEY_PREFIX) ||
      (/^(x-)?api[-_]?key$/i.test(name) && value.trim() !== ''),
  );
}

/** Reads `POST /api/capture`. Throws the refusals that need no account to be known. */
export async function captureRequest(
  request: Request,
): Promise<{ credential: Credential; fields: CaptureRequest }> {
  // Before all else: a person who reads this answer should act on it, also when the request has
  // other faults.
  if (hasKeyInAddress(request)) {
    throw new AppError('unauthorized', { sentence: EXPOSED, log: 'key_in_address' });
  }
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
