import { API_KEY_PREFIX } from '@vibes/core/account/api-key';
import type { Request } from 'firebase-functions/https';
import { AppError } from '../platform/app-error.ts';

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
export function readCredential(request: Request, bodyKey: string | undefined): Credential {
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

/**
 * Refuses a request whose address contains a key: before all else, since a person who reads this
 * answer should act on it, also when the request has other faults.
 */
export function refuseKeyInAddress(request: Request): void {
  if (!hasKeyInAddress(request)) return;
  throw new AppError('unauthorized', { sentence: EXPOSED, log: 'key_in_address' });
}
