import { readHandle } from '@vibes/core/link/read-handle';
import { assignedJson, keyedObject, scriptJson, scriptStart } from '../embedded-json.ts';
import { findAttribute } from '../find-attribute.ts';
import { isJsonObject, textAt, valueAt } from '../json-value.ts';
import type { PageSource } from '../page-source.ts';
import type { PageMetas } from '../page-metas.ts';
import { findOwner } from './find-owner.ts';
import type { OwnerRead } from './owner-read.ts';
import { readJsonWall } from './json-wall.ts';
import { profileRead, type ProfilePageRead } from './profile-page-read.ts';
import type { ProfileReading } from './profile-reading.ts';
import { readPageOwner } from './read-page-owner.ts';
import { readProfileJson } from './read-profile-json.ts';
import { ownerToFind, statedOwner } from './stated-owner.ts';
import { readTiktokMetas } from './tiktok-metas.ts';
import { unreadTiktokPage } from './unread-page.ts';

const HINT = { site: 'tiktok' as const };
const DATA = '__UNIVERSAL_DATA_FOR_REHYDRATION__';

/** A list whose branch is named after its owner: `users[uniqueId]`, `stats[uniqueId]`. */
function sigiOwner(state: unknown): OwnerRead | null {
  const handle = textAt(state, 'UserPage', 'uniqueId');
  const user = valueAt(state, 'UserModule', 'users', handle);
  const stats = valueAt(state, 'UserModule', 'stats', handle);
  if (user) return findOwner({ user, stats }, HINT);
  const items = valueAt(state, 'ItemModule');
  const item = isJsonObject(items) ? Object.values(items)[0] : undefined;
  const author = valueAt(state, 'UserModule', 'users', textAt(item, 'author'));
  const read = author ? findOwner({ user: author }, HINT) : null;
  return read && { ...read, is_partial: true };
}

const olderOwner = (body: string): OwnerRead | null =>
  sigiOwner(scriptJson(body, 'SIGI_STATE') ?? assignedJson(body, "window['SIGI_STATE']")) ??
  findOwner(valueAt(scriptJson(body, '__NEXT_DATA__'), 'props', 'pageProps'), HINT);

/**
 * The part about the profile, cut out of some hundred kilobytes of translations.
 * Of data that breaks off, what closes before it does: the user may be whole.
 */
function savedDetail(body: string): unknown {
  const mark = body.indexOf('"webapp.user-detail"');
  const tail = mark < 0 ? '' : body.slice(mark);
  const user = keyedObject(tail, 'webapp.user-detail') ?? keyedObject(tail, 'userInfo');
  return user ?? keyedObject(tail, 'user');
}

/** The page's data: the profile or the video's author in it, or the code that says why not. */
function readScope(body: string, page: PageSource): ProfilePageRead | null {
  if (scriptStart(body, DATA) < 0) return null;
  const detail = savedDetail(body);
  if (detail !== undefined) {
    return readProfileJson(detail, page, HINT) ?? { kind: 'blocked', reason: 'shell' };
  }
  const video = keyedObject(body, 'webapp.video-detail');
  const author = video === undefined ? null : findOwner(video, HINT);
  if (author) return profileRead(author);
  return video === undefined ? null : readJsonWall(video);
}

/** The owner in the older shapes of the data; without one, what the newest said. */
function olderRead(body: string, scope: ProfilePageRead | null): ProfilePageRead | null {
  const owner = olderOwner(body);
  return owner ? profileRead(owner) : scope;
}

/** What the page's known data says; of somebody else than the page names, nothing. */
function readExpected(
  body: string,
  page: PageSource,
  isOwner: (handle: string) => boolean,
): ProfilePageRead | null {
  const scope = readScope(body, page);
  const read = scope?.kind === 'profile' ? scope : olderRead(body, scope);
  if (read?.kind !== 'profile') return read;
  return isOwner(read.profile.handle) ? { ...read, read_by: 'expected' } : null;
}

const isShell = (read: ProfilePageRead) => read.kind === 'blocked' && read.reason === 'shell';

/** The handle in the head of a profile as the page shows it; the viewer's own is never there. */
function shownHandle(body: string) {
  const mark = findAttribute(body, 'data-e2e', 'user-title');
  const start = mark < 0 ? -1 : body.indexOf('>', mark);
  const words = start < 0 ? '' : (body.slice(start + 1, start + 200).split('<', 1)[0] ?? '');
  return readHandle('tiktok', words.trim().split(/\s/, 1)[0] ?? '');
}

/**
 * Reads a page of TikTok: its data, whichever of the shapes it has had; else
 * whatever else it holds about its owner, `asked` or as the page names them.
 * Its other text is never searched: it names the viewer (`webapp.app-context`)
 * and holds `example@example.com` among translations.
 */
export function beginTiktokHtml(
  page: PageSource,
  metas: PageMetas,
  asked: string | undefined,
): ProfileReading<ProfilePageRead> {
  const { body } = page;
  const stated = statedOwner('tiktok', metas);
  const isOwner = (handle: string) => stated.linked.length === 0 || stated.linked.includes(handle);
  const known = readExpected(body, page, isOwner);
  const shown = shownHandle(body);
  const isProfile = known?.kind === 'profile';
  // After a walk through the app the page shows another profile than its data, which is of the
  // first page.
  const isStale = shown !== null && !(isProfile && known.profile.handle === shown);
  if (isProfile && !isStale) return { read: known };
  const expected = isStale ? null : known;
  const handle = shown ?? ownerToFind(stated, asked);
  const orWhyNot = (found: ProfilePageRead | null): ProfilePageRead => {
    if (found?.kind === 'profile') return found;
    return expected && !isShell(expected) ? expected : (found ?? unreadTiktokPage(page, metas));
  };
  if (handle === undefined) return { read: orWhyNot(null) };
  const wanted = { platform: 'tiktok' as const, handle, ids: stated.ids };
  const said = readTiktokMetas(metas);
  return {
    search: () => orWhyNot(readPageOwner(body, wanted, said && profileRead(said, 'fallback'))),
  };
}
