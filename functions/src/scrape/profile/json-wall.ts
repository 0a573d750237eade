import type { ProfileRead } from '@vibes/core/creator/scraped-profile';
import { findWall, refused } from '../find-wall.ts';
import { recordFields } from './record-fields.ts';
import { platformOfRecord } from './record-platform.ts';
import { isJsonObject, textAt, valueAt, type JsonObject } from '../json-value.ts';

const MESSAGE_KEYS = [
  'message',
  'error',
  'error_message',
  'errorMessage',
  'error_type',
  'statusMsg',
  'status_msg',
  'msg',
  'detail',
  'reason',
  'title',
];
const FAULT_KEYS = [
  'message',
  'error',
  'errors',
  'statusMsg',
  'status_msg',
  'errorMessage',
  'detail',
  'error_type',
];

function isCaptcha(answer: JsonObject): boolean {
  const type = textAt(answer, 'type');
  const isCode = String(answer.code) === '10000';
  const detour = textAt(answer, 'url') || textAt(answer, 'redirect_url');
  return (
    (type === 'verify' && ('subtype' in answer || isCode)) ||
    (isCode && ('fp' in answer || 'verify_event' in answer || 'detail' in answer)) ||
    /^https?:\/\/[\w.-]{1,80}captcha/i.test(detour)
  );
}

/** What a refusal says in words, wherever it puts them. */
function messagesOf(answer: JsonObject): string {
  const errors = [valueAt(answer, 'errors', 0), answer.error, answer.data, answer];
  return errors
    .flatMap((place) =>
      typeof place === 'string' ? [place] : MESSAGE_KEYS.map((key) => textAt(place, key)),
    )
    .filter((text) => text && text.length < 500)
    .join(' \n ');
}

/** What TikTok says by its code; null for none, and for one that nobody knows. */
const wallByCode = (code: number | null) =>
  code === null ? null : findWall('answer', { code: String(code) });

function codeOf(answer: JsonObject): number | null {
  const places = [answer, answer.data];
  const codes = places.flatMap((place) =>
    ['statusCode', 'status_code'].map((key) => valueAt(place, key)),
  );
  const code = codes.find((value) => value !== undefined && value !== 0 && value !== '0');
  return code === undefined ? null : Number(code);
}

/** True for TikTok's answer that there is nobody of that name, wherever it is: the code beside an owner without fields. */
export function isGoneAnswer(answer: JsonObject): boolean {
  const isGone = wallByCode(codeOf(answer)) === 'not_found';
  return isGone && OWNER_KEYS.some((key) => key in answer && !holdsContent(answer[key], 1));
}

/** Instagram's way to say that there is nobody, or nobody a stranger may see. */
const hasNoUser = (answer: JsonObject) =>
  [
    ['data', 'user'],
    ['graphql', 'user'],
    ['data', 'xdt_api__v1__users__web_profile_info'],
    ['user'],
  ].some((path) => valueAt(answer, ...path) === null) && !('errors' in answer);

const OWNER_KEYS = ['userInfo', 'user', 'profile'];
const OWNER_PATHS = [
  ['userInfo', 'user'],
  ['userInfo'],
  ['data', 'userInfo'],
  ['data', 'user'],
  ['graphql', 'user'],
  ['user'],
];

/**
 * A place for the owner that is empty, or whose owner came without a bio: not read, which is not
 * "no address".
 */
function hasHollowOwner(answer: JsonObject): boolean {
  return OWNER_PATHS.map((path) => valueAt(answer, ...path)).some((owner) => {
    if (!isJsonObject(owner)) return false;
    const isEmpty = Object.values(owner).every((value) => !value);
    return isEmpty || platformOfRecord(recordFields(owner), { isCounted: false }) !== null;
  });
}

/** Fields that say nothing of a person: the fault itself, and what services log. */
const NO_CONTENT = new Set(
  'error errors extra log_pb extensions params meta request exception'.split(' '),
);
const LONGEST_FAULT = 12;

/** A page of links in JSON may carry a message too, but also holds something. */
function holdsContent(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return depth > 1 && Boolean(value);
  return Object.entries(value).some(
    ([key, inner]) => !(depth === 0 && NO_CONTENT.has(key)) && holdsContent(inner, depth + 1),
  );
}

/**
 * An answer about the request alone: few fields, one of them says that something is wrong, nothing
 * else.
 */
function isFault(answer: JsonObject): boolean {
  if (Object.keys(answer).length > LONGEST_FAULT || holdsContent(answer)) return false;
  const status = textAt(answer, 'status').toLowerCase();
  if (answer.success === false || status === 'fail' || status === 'error') return true;
  return FAULT_KEYS.some((key) => {
    const value = answer[key];
    return Boolean(value) && !(Array.isArray(value) && value.length === 0);
  });
}

/**
 * Why an answer in JSON holds no profile: a puzzle, a login, a limit, a fault,
 * or nobody of that name. Null when it is no answer of that kind.
 */
export function readJsonWall(data: unknown): ProfileRead | null {
  const answer: unknown = Array.isArray(data) && data.length === 1 ? data[0] : data;
  if (!isJsonObject(answer)) return null;
  if (isCaptcha(answer)) return refused('captcha');
  if (textAt(answer, 'checkpoint_url') || isJsonObject(answer.challenge))
    return refused('checkpoint');
  if (answer.require_login === true) return refused('login_required');
  if ('blockScript' in answer && 'appId' in answer) return refused('bot_challenge');
  const code = codeOf(answer);
  const known = wallByCode(code);
  if (known) return refused(known);
  if (hasNoUser(answer)) return refused('not_found');
  const isRefusal = isFault(answer) || (code !== null && code !== 200);
  if (!isRefusal) return hasHollowOwner(answer) ? refused('shell') : null;
  return refused(findWall('answer', { says: messagesOf(answer) }) ?? 'error');
}
