import type { PageSource } from '../page-source.ts';
import { isJsonObject, valueAt } from '../json-value.ts';
import { findAuthor } from './find-author.ts';
import { findOwner, type OwnerHint } from './find-owner.ts';
import type { OwnerRead } from './owner-read.ts';
import { readJsonWall } from './json-wall.ts';
import { profileRead, type ProfilePageRead } from './profile-page-read.ts';

/** TikTok says with a code that an account is private, and may yet send its user. */
const PRIVATE = 10222;

function withCode(read: OwnerRead, data: unknown): OwnerRead {
  const isClosed = Number(valueAt(data, 'statusCode')) === PRIVATE;
  return isClosed ? { ...read, profile: { ...read.profile, is_private: true } } : read;
}

const refusesWithoutLogin = (status: number) => status === 401 || status === 403 || status === 429;

/**
 * The profile in an answer of TikTok, Instagram, or of one who sells or passes
 * on their data. A wall is named; null when the answer is about neither.
 */
export function readProfileJson(
  data: unknown,
  { status }: PageSource,
  hint: OwnerHint,
): ProfilePageRead | null {
  const owner = findOwner(data, hint) ?? findAuthor(data, hint);
  if (owner) return profileRead(withCode(owner, data));
  const wall = readJsonWall(data);
  if (wall && !(wall.kind === 'blocked' && wall.reason === 'error')) return wall;
  if (status === 404) return { kind: 'not_found' };
  if (refusesWithoutLogin(status) && isJsonObject(data))
    return { kind: 'blocked', reason: 'login_required' };
  return wall;
}
