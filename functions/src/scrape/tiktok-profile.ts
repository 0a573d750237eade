import { outgoingLink } from '@vibes/core/link/outgoing-link';
import { isTiktokHost } from '@vibes/core/link/read-tiktok-link';
import { splitLink } from '@vibes/core/link/split-link';
import type { BlockCause } from '@vibes/core/creator/block-cause';
import type { ProfileRead } from '@vibes/core/creator/scraped-profile';
import { findBotCheck } from './bot-check.ts';
import { scriptJson } from './embedded-json.ts';
import { countAt, parseJson, textAt, valueAt } from './json-value.ts';
import type { PageCopy } from './page-copy.ts';

/** Codes seen in TikTok's answers; it publishes no list. */
const NOT_FOUND = new Set([10221, 10202]);
const PRIVATE = 10222;
const LOGIN_REQUIRED = new Set([10101, 10102]);

const blocked = (cause: BlockCause): ProfileRead => ({ kind: 'blocked', cause });

/** A campaign page of TikTok's is no link of the owner's. */
function bioLinks(user: unknown): string[] {
  const link = outgoingLink(textAt(user, 'bioLink', 'link'));
  const host = link && splitLink(link)?.host;
  return link && host && !isTiktokHost(host) ? [link] : [];
}

function readDetail(detail: unknown, handle: string): ProfileRead {
  const user = valueAt(detail, 'userInfo', 'user');
  const code = countAt(detail, 'statusCode');
  const found = textAt(user, 'uniqueId').toLowerCase();
  // A private account comes with an error code and a complete user: the user decides.
  if (found && found === handle.toLowerCase()) {
    const info = valueAt(detail, 'userInfo');
    return {
      kind: 'profile',
      profile: {
        platform: 'tiktok',
        handle: found,
        name: textAt(user, 'nickname').trim(),
        bio: textAt(user, 'signature'),
        bio_links: bioLinks(user),
        contact_emails: [],
        followers:
          countAt(info, 'statsV2', 'followerCount') ?? countAt(info, 'stats', 'followerCount'),
        // Signed addresses that stop working after days.
        avatar_url: null,
        is_private: valueAt(user, 'privateAccount') === true || code === PRIVATE,
      },
    };
  }
  if (found || !code) return blocked('shell');
  if (NOT_FOUND.has(code)) return { kind: 'not_found' };
  return blocked(LOGIN_REQUIRED.has(code) ? 'login_required' : 'error');
}

function readJson(body: string, handle: string): ProfileRead {
  const answer = parseJson(body);
  if (textAt(answer, 'type') === 'verify' || textAt(answer, 'code') === '10000')
    return blocked('captcha');
  return valueAt(answer, 'userInfo') || valueAt(answer, 'statusCode')
    ? readDetail(answer, handle)
    : blocked('error');
}

/**
 * Reads the profile out of the page's data. The rest of the page is never
 * searched: it names the viewer (`webapp.app-context`) and holds
 * `example@example.com` among its translations. A video page is no profile:
 * its author comes without the bio link.
 */
export function readTiktokProfile(page: PageCopy, handle: string): ProfileRead {
  const { body, status } = page;
  if (body.trimStart().startsWith('{')) return readJson(body, handle);
  const scope = valueAt(
    scriptJson(body, '__UNIVERSAL_DATA_FOR_REHYDRATION__'),
    '__DEFAULT_SCOPE__',
  );
  const detail = valueAt(scope, 'webapp.user-detail');
  if (detail !== undefined) return readDetail(detail, handle);
  const check = findBotCheck(page);
  if (check) return blocked(check);
  if (status === 404) return { kind: 'not_found' };
  if (status === 403 || status === 429) return blocked('waf');
  return blocked(status >= 400 ? 'error' : 'shell');
}
