import type { Platform } from '@vibes/core/creator/platform';
import {
  INSTAGRAM_LOGIN_REQUIRED_JSON,
  INSTAGRAM_NOT_FOUND_JSON,
  instagramLoginPage,
  instagramNotFoundPage,
  instagramProfileJson,
  instagramProfilePage,
} from './instagram-page.ts';
import type { InventedCreator } from './invented-creator.ts';
import { INVENTED_CREATORS, SHORT_LINKS } from './invented-creators.ts';
import { linkedPage } from './link-pages.ts';
import { testerCreator } from './tester-creator.ts';
import { tiktokNotFoundPage, tiktokProfilePage, tiktokWafPage } from './tiktok-page.ts';

/** A page as its host would answer it. */
export interface PageAnswer {
  status: number;
  content_type: string;
  body: string;
  /** Where redirects ended, when there were any. */
  final_url: string | null;
}

const html = (body: string, status = 200): PageAnswer => ({
  status,
  content_type: 'text/html; charset=utf-8',
  body,
  final_url: null,
});
const json = (value: unknown, status = 200): PageAnswer => ({
  status,
  content_type: 'application/json; charset=utf-8',
  body: JSON.stringify(value),
  final_url: null,
});

function findCreator(platform: Platform, name: string): InventedCreator | null {
  const handle = name.toLowerCase();
  const known = INVENTED_CREATORS.find(
    (creator) => creator.platform === platform && creator.handle === handle,
  );
  return known ?? testerCreator({ platform, handle });
}

/** The code of a short link, as the apps share them; null for any other address. */
function shortCode({ hostname, pathname }: URL): string | null {
  const [, first = '', second = ''] = pathname.split('/');
  if (/^v[mt]\./.test(hostname)) return first;
  return first === 't' ? second : null;
}

function tiktokAnswer(url: URL): PageAnswer {
  const code = shortCode(url);
  if (code !== null) {
    const target = SHORT_LINKS[code];
    if (!target) return html(tiktokNotFoundPage(), 404);
    const final = new URL(target, 'https://www.tiktok.com');
    return { ...tiktokAnswer(final), final_url: final.href };
  }
  const handle = /^\/@([^/]+)/.exec(url.pathname)?.[1];
  const creator = handle ? findCreator('tiktok', handle) : null;
  if (!creator) return html(tiktokNotFoundPage());
  return html(creator.answer === 'waf' ? tiktokWafPage() : tiktokProfilePage(creator));
}

function instagramAnswer(url: URL): PageAnswer {
  const isApi = url.pathname.startsWith('/api/v1/users/web_profile_info');
  const handle = isApi ? url.searchParams.get('username') : url.pathname.split('/')[1];
  const creator = handle ? findCreator('instagram', handle) : null;
  if (!creator) {
    return isApi ? json(INSTAGRAM_NOT_FOUND_JSON) : html(instagramNotFoundPage(), 404);
  }
  if (creator.answer === 'login_wall') {
    return isApi ? json(INSTAGRAM_LOGIN_REQUIRED_JSON, 401) : html(instagramLoginPage());
  }
  return isApi ? json(instagramProfileJson(creator)) : html(instagramProfilePage(creator));
}

/** What the web of the invented creators answers for an address. */
export function answerPage(url: URL): PageAnswer {
  const host = url.hostname.replace(/^(www|m|vm|vt)\./, '');
  if (host === 'tiktok.com') return tiktokAnswer(url);
  if (host === 'instagram.com') return instagramAnswer(url);
  const page = linkedPage(url);
  return page ? html(page) : html('<!DOCTYPE html><title>Not found</title>', 404);
}
