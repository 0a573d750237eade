import { load } from 'cheerio/slim';
import type { Platform } from '@vibes/core/creator/platform';
import { cutAtSpace, cutText } from '@vibes/core/text/cut-text';
import { refused } from '../find-wall.ts';
import { keyedObject, objectAt } from '../embedded-json.ts';
import { parseJson } from '../json-value.ts';
import type { PageSource } from '../page-source.ts';
import { pageJson } from '../page-json.ts';
import { readMetas } from '../page-metas.ts';
import { findOwner, type OwnerHint } from './find-owner.ts';
import { beginInstagramHtml } from './instagram-html.ts';
import { profileRead, tooLargeWhenUnread, type ProfilePageRead } from './profile-page-read.ts';
import { finishReading, thenRead, type ProfileReading } from './profile-reading.ts';
import { readProfileJson } from './read-profile-json.ts';
import { readProfileText } from './read-profile-text.ts';
import { siteOfPage } from './site-of-page.ts';
import { beginTiktokHtml } from './tiktok-html.ts';
import { unreadInstagramPage, unreadTiktokPage } from './unread-page.ts';

/** How the pages of each platform are read, and why one is no profile. */
const READERS = {
  tiktok: { begin: beginTiktokHtml, unread: unreadTiktokPage },
  instagram: { begin: beginInstagramHtml, unread: unreadInstagramPage },
} satisfies Record<Platform, object>;

/** Instagram's sentence for strangers who ask too often, on a page without any other mark. */
const LIMIT = /please wait a few minutes before you try again/i;
const SMALL = 20_000;
const GUARD = /^\s{0,99}(?:for\s?\(;;\);|while\(1\);|\)\]\}',?)?\s{0,99}/;
/** A browser's own page around an answer in JSON. */
const SHOWN = /^\s{0,99}<(?:html|!doctype)[^>]{0,99}>.{0,1000}?<pre[^>]{0,200}>\s{0,99}(?=[[{])/is;

/**
 * The JSON that is the whole answer; some services put a guard against being run as a script before
 * it.
 */
function jsonOf(body: string): string | null {
  const start = GUARD.exec(body)?.[0].length ?? 0;
  if (body[start] === '{' || body[start] === '[') return body.slice(start);
  const shown = SHOWN.exec(body.slice(0, 2000))?.[0].length;
  if (!shown) return null;
  // Nothing but entities: a tag would end it.
  const end = body.indexOf('<', shown);
  return load(`<p>${body.slice(shown, end < 0 ? body.length : end)}`).text();
}

/** More than any platform lets an owner write: the rest is of the page's maker. */
const LONGEST_BIO = 5000;
const LONGEST_NAME = 500;
const MOST_LINKS = 20;
const LONGEST_EMAIL = 320;

const OWNER_KEYS = ['userInfo', 'user', 'authorMeta', 'author'];
const OURS = [
  '"biography"',
  '"uniqueId"',
  '"unique_id"',
  '"signature"',
  '"edge_followed_by"',
  '"userInfo"',
];

/** Of an answer that breaks off: the owner where it closes before, else that it could not be read. */
function readBroken(json: string, page: PageSource, hint: OwnerHint): ProfilePageRead | null {
  const start = json.indexOf('{');
  const whole = parseJson(objectAt(json, start));
  const parts = OWNER_KEYS.map((key) => ({ [key]: keyedObject(json, key) }));
  const read = [whole, ...parts].map((data) => findOwner(data, hint)).find(Boolean);
  if (read) return profileRead(read);
  if (whole !== undefined) return readProfileJson(whole, page, hint);
  return OURS.some((mark) => json.includes(mark)) ? refused('error') : null;
}

/** The profile in the measure that profiles have. */
function inMeasure(read: ProfilePageRead | null): ProfilePageRead | null {
  if (read?.kind !== 'profile') return read;
  const { profile } = read;
  const isShort = (email: string) => email.length <= LONGEST_EMAIL;
  return {
    ...read,
    profile: {
      ...profile,
      name: cutText(profile.name, LONGEST_NAME),
      bio: cutAtSpace(profile.bio, LONGEST_BIO),
      bio_links: profile.bio_links.slice(0, MOST_LINKS),
      contact_emails: profile.contact_emails.filter(isShort).slice(0, MOST_LINKS),
    },
  };
}

/**
 * What a page says of a profile, anybody's, by the content alone: a page, an answer in JSON, or the
 * text of a page as a phone reads it. Null when it is no page of TikTok or Instagram. Never throws.
 * `hint` is what the reader expects, and decides only where the content leaves it open.
 */
export const readProfile = (page: PageSource, hint?: OwnerHint): ProfilePageRead | null =>
  finishReading(beginProfile(page, hint));

/** The same by the places known to hold a profile; the search of the rest is left to the caller. */
export const beginProfile = (
  page: PageSource,
  hint: OwnerHint = {},
): ProfileReading<ProfilePageRead | null> =>
  thenRead(beginAny(page, hint), (found) => {
    const read = inMeasure(found);
    return page.is_cut && read ? tooLargeWhenUnread(read) : read;
  });

function readAnswer(page: PageSource, json: string, hint: OwnerHint): ProfilePageRead | null {
  const data = pageJson(page, json);
  return data === undefined ? readBroken(json, page, hint) : readProfileJson(data, page, hint);
}

function beginAny(page: PageSource, hint: OwnerHint): ProfileReading<ProfilePageRead | null> {
  const body = page.body.replace(/^\uFEFF/, '');
  const json = jsonOf(body);
  if (json !== null) return { read: readAnswer(page, json, hint) };
  if (!/^\s{0,999}</.test(body)) return { read: readProfileText(body, hint) };
  const metas = readMetas(body);
  const site = siteOfPage(body, metas, hint.platform ?? null);
  if (!site && body.length < SMALL && LIMIT.test(body)) return { read: refused('login_required') };
  return site ? READERS[site].begin({ ...page, body }, metas, hint.handle) : { read: null };
}

/** Why a page that should be a profile of this platform is none. */
export function unreadProfilePage(page: PageSource, platform: Platform): ProfilePageRead {
  const isJson = jsonOf(page.body) !== null;
  const read = READERS[platform].unread(page, readMetas(page.body));
  if (isJson && read.kind === 'blocked' && (read.reason === 'shell' || read.reason === 'waf')) {
    return refused('error');
  }
  return read;
}
