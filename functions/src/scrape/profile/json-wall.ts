import type { BlockReason } from '@vibes/core/creator/block-reason';
import type { ProfileRead } from '@vibes/core/creator/scraped-profile';
import { recordFields } from './record-fields.ts';
import { platformOfRecord } from './record-platform.ts';
import { isJsonObject, textAt, valueAt, type JsonObject } from '../json-value.ts';

const blocked = (reason: BlockReason): ProfileRead => ({ kind: 'blocked', reason });

/** Codes seen in TikTok's answers; it publishes no list. */
const TIKTOK_CODES: Record<number, ProfileRead> = {
  10221: { kind: 'not_found' },
  10202: { kind: 'not_found' },
  10101: blocked('login_required'),
  10102: blocked('login_required'),
  // A private account that came without its user, and a private video.
  10222: blocked('login_required'),
  10216: blocked('login_required'),
  10000: blocked('captcha'),
};

/** Instagram's messages are fixed words; other services write sentences. The first that fits counts. */
const MESSAGES: [RegExp, ProfileRead][] = [
  [/checkpoint|challenge_required|suspicious.{0,20}login/i, blocked('checkpoint')],
  [/captcha|verify_check|bdturing/i, blocked('captcha')],
  [
    /log[ _-]?(?:in|ged)|wait a few minutes|rate.?limit|too many requests|feedback_required|unauthori[sz]ed|try again later|session.{0,20}expired/i,
    blocked('login_required'),
  ],
  [
    /(?:user|account|profile|page|username)\W.{0,40}(?:not.{0,10}(?:found|exist)|n't exist|unavailable)|user.?not.?(?:found|exist)|not.?found/i,
    { kind: 'not_found' },
  ],
];
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

function codeOf(answer: JsonObject): number | null {
  const places = [answer, answer.data];
  const codes = places.flatMap((place) =>
    ['statusCode', 'status_code'].map((key) => valueAt(place, key)),
  );
  const code = codes.find((value) => value !== undefined && value !== 0 && value !== '0');
  return code === undefined ? null : Number(code);
}

/** True for TikTok's answer that there is nobody of that name, wherever it stands: the code beside an owner without fields. */
export function isGoneAnswer(answer: JsonObject): boolean {
  const code = codeOf(answer);
  const isGone = code !== null && TIKTOK_CODES[code]?.kind === 'not_found';
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
  if (isCaptcha(answer)) return blocked('captcha');
  if (textAt(answer, 'checkpoint_url') || isJsonObject(answer.challenge))
    return blocked('checkpoint');
  if (answer.require_login === true) return blocked('login_required');
  if ('blockScript' in answer && 'appId' in answer) return blocked('bot_challenge');
  const code = codeOf(answer);
  const known = code === null ? undefined : TIKTOK_CODES[code];
  if (known) return known;
  if (hasNoUser(answer)) return { kind: 'not_found' };
  const words = messagesOf(answer);
  const isRefusal = isFault(answer) || (code !== null && code !== 200);
  if (!isRefusal) return hasHollowOwner(answer) ? blocked('shell') : null;
  return MESSAGES.find(([pattern]) => pattern.test(words))?.[1] ?? blocked('error');
}
