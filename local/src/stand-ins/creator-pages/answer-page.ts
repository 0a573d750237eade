import type { Platform } from '@vibes/core/creator/platform';
import {
  INSTAGRAM_LOGIN_REQUIRED_JSON,
  INSTAGRAM_NOT_FOUND_JSON,
  instagramLoginPage,
  instagramNotFoundPage,
  instagramPostPage,
  instagramProfileJson,
  instagramProfilePage,
} from './instagram-page.ts';
import type { InventedCreator, ProfileAnswer } from './invented-creator.ts';
import { INSTAGRAM_POSTS, INVENTED_CREATORS, SHORT_LINKS } from './invented-creators.ts';
import { linkPage } from './link-pages.ts';
import { ownSite } from './own-sites.ts';
import { html, json, type PageAnswer } from './page-answer.ts';
import { testerCreator } from './tester-creator.ts';
import { tiktokNotFoundPage, tiktokProfilePage, tiktokWafPage } from './tiktok-page.ts';
import { UNREAD_PAGES, type UnreadPage } from './unread-pages.ts';

function findCreator(platform: Platform, name: string): InventedCreator | null {
  const handle = name.toLowerCase();
  const known = INVENTED_CREATORS.find(
    (creator) => creator.platform === platform && creator.handle === handle,
  );
  return known ?? testerCreator({ platform, handle });
}

const isUnread = (answer: ProfileAnswer): answer is UnreadPage => answer in UNREAD_PAGES;

/** The code of a short link, as the apps share them; null for any other address. */
function shortCode({ hostname, pathname }: URL): string | null {
  const [, first = '', second = ''] = pathname.split('/');
  if (/^v[mt]\./.test(hostname)) return first;
  return first === 't' ? second : null;
}

function tiktokAnswer(url: URL, pictures?: string): PageAnswer {
  const code = shortCode(url);
  if (code !== null) {
    const target = SHORT_LINKS[code];
    if (!target) return html(tiktokNotFoundPage(), 404);
    const final = new URL(target, 'https://www.tiktok.com');
    return { ...tiktokAnswer(final, pictures), final_url: final.href };
  }
  const handle = /^\/@([^/]+)/.exec(url.pathname)?.[1];
  const creator = handle ? findCreator('tiktok', handle) : null;
  if (!creator) return html(tiktokNotFoundPage());
  if (isUnread(creator.answer)) return UNREAD_PAGES[creator.answer](url);
  return html(creator.answer === 'waf' ? tiktokWafPage() : tiktokProfilePage(creator, pictures));
}

/** A post, by its code; null for any other address. */
function instagramPost(url: URL): PageAnswer | null {
  const [, kind = '', code = ''] = url.pathname.split('/');
  const author = /^(?:p|reel)$/.test(kind) ? INSTAGRAM_POSTS[code] : undefined;
  const creator = author && findCreator('instagram', author);
  return creator ? html(instagramPostPage(creator, url.href)) : null;
}

function instagramAnswer(url: URL, pictures?: string): PageAnswer {
  const post = instagramPost(url);
  if (post) return post;
  const isApi = url.pathname.startsWith('/api/v1/users/web_profile_info');
  const handle = isApi ? url.searchParams.get('username') : url.pathname.split('/')[1];
  const creator = handle ? findCreator('instagram', handle) : null;
  if (!creator) {
    return isApi ? json(INSTAGRAM_NOT_FOUND_JSON) : html(instagramNotFoundPage(), 404);
  }
  if (isUnread(creator.answer)) return UNREAD_PAGES[creator.answer](url);
  if (creator.answer === 'login_wall') {
    return isApi ? json(INSTAGRAM_LOGIN_REQUIRED_JSON, 401) : html(instagramLoginPage());
  }
  return isApi
    ? json(instagramProfileJson(creator, pictures))
    : html(instagramProfilePage(creator, pictures));
}

/**
 * What the web of the invented creators answers for an address. Their pictures are below `pictures`,
 * without it where nobody has them.
 */
export function answerPage(url: URL, pictures?: string): PageAnswer {
  const host = url.hostname.replace(/^(www|m|vm|vt)\./, '');
  if (host === 'tiktok.com') return tiktokAnswer(url, pictures);
  if (host === 'instagram.com') return instagramAnswer(url, pictures);
  const page = linkPage(url);
  if (page) return html(page);
  return ownSite(url) ?? html('<!DOCTYPE html><title>Not found</title>', 404);
}
