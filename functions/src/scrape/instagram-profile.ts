import type { BlockCause } from '@vibes/core/creator/block-cause';
import type { ProfileRead, ScrapedProfile } from '@vibes/core/creator/scraped-profile';
import { findBotCheck } from './bot-check.ts';
import { assignedJson } from './embedded-json.ts';
import { readInstagramMetas } from './instagram-metas.ts';
import { readInstagramUser } from './instagram-user.ts';
import { parseJson, textAt, valueAt } from './json-value.ts';
import type { PageCopy } from './page-copy.ts';
import { readMetas, type PageMetas } from './page-metas.ts';

const blocked = (cause: BlockCause): ProfileRead => ({ kind: 'blocked', cause });

function matching(profile: ScrapedProfile | null, handle: string): ProfileRead | null {
  if (!profile) return null;
  return profile.handle === handle.toLowerCase() ? { kind: 'profile', profile } : blocked('shell');
}

const refusesWithoutLogin = (status: number) => status === 401 || status === 403 || status === 429;

function readJson({ body, status }: PageCopy, handle: string): ProfileRead {
  const answer = parseJson(body);
  const users = [['data', 'user'], ['graphql', 'user'], ['user']].map((path) =>
    valueAt(answer, ...path),
  );
  const read = matching(readInstagramUser(users.find((user) => user)), handle);
  if (read) return read;
  if (textAt(answer, 'message') === 'checkpoint_required' || textAt(answer, 'checkpoint_url')) {
    return blocked('checkpoint');
  }
  if (valueAt(answer, 'require_login') === true || refusesWithoutLogin(status)) {
    return blocked('login_required');
  }
  const isAbsent = users.includes(null) && textAt(answer, 'status') === 'ok';
  return isAbsent || status === 404 ? { kind: 'not_found' } : blocked('error');
}

/** Pages of before 2021, and copies kept since. */
function sharedUser(body: string): unknown {
  const path = ['entry_data', 'ProfilePage', 0, 'graphql', 'user'] as const;
  const shared = valueAt(assignedJson(body, 'window._sharedData'), ...path);
  return shared ?? valueAt(assignedJson(body, '__additionalDataLoaded('), 'graphql', 'user');
}

function whyUnread(page: PageCopy, { title, meta }: PageMetas): ProfileRead {
  const check = findBotCheck(page);
  if (check) return blocked(check);
  if (page.status === 404 || /^page (?:not found|couldn.t load)/i.test(title))
    return { kind: 'not_found' };
  if (refusesWithoutLogin(page.status)) return blocked('login_required');
  if (page.status >= 400) return blocked('error');
  const isWall = /^(?:login|log in)\b|^instagram$/i.test(title) || meta('og:title') === 'Instagram';
  return blocked(isWall ? 'login_wall' : 'shell');
}

/** Reads a profile from Instagram's answers and pages: the data if there is any, else the metas. */
export function readInstagramProfile(page: PageCopy, handle: string): ProfileRead {
  if (page.body.trimStart().startsWith('{')) return readJson(page, handle);
  const metas = readMetas(page.body);
  const profile = readInstagramUser(sharedUser(page.body)) ?? readInstagramMetas(metas);
  return matching(profile, handle) ?? whyUnread(page, metas);
}
