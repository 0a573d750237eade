import { assignedJson, scriptsWith } from '../embedded-json.ts';
import { listAt, valueAt } from '../json-value.ts';
import type { PageSource } from '../page-source.ts';
import type { PageMetas } from '../page-metas.ts';
import { findAuthor } from './find-author.ts';
import { findOwner, type OwnerHint } from './find-owner.ts';
import type { OwnerRead } from './owner-read.ts';
import { mayStateBio, readInstagramMetas } from './instagram-metas.ts';
import { unreadInstagramPage } from './unread-page.ts';
import { profileRead, type ProfilePageRead } from './profile-page-read.ts';
import type { ProfileReading } from './profile-reading.ts';
import { readPageOwner } from './read-page-owner.ts';
import { ownerToFind, statedOwner } from './stated-owner.ts';

/** Pages of before 2021, and copies kept since. */
function sharedOwner(body: string, hint: OwnerHint): OwnerRead | null {
  const shared = valueAt(assignedJson(body, 'window._sharedData'), 'entry_data');
  const page = listAt(shared, 'ProfilePage')[0] ?? listAt(shared, 'PostPage')[0];
  const added = assignedJson(body, '__additionalDataLoaded(');
  return (
    findOwner(page, hint) ??
    findOwner(added, hint) ??
    findAuthor(page, hint) ??
    findAuthor(added, hint)
  );
}

/**
 * The owner in today's blobs. They hold the viewer and suggested people as
 * well: with a name in the metas only that one counts.
 */
function blobOwner(body: string, hint: OwnerHint): OwnerRead | null {
  const owner = findOwner(scriptsWith(body, '"biography"'), hint);
  return owner && (hint.handle === undefined || owner.profile.handle === hint.handle)
    ? owner
    : null;
}

function readData(body: string, handle: string | undefined): OwnerRead | null {
  const hint = { site: 'instagram' as const, handle };
  const has = (mark: string) => body.includes(mark);
  const isOlder = has('window._sharedData') || has('__additionalDataLoaded(');
  return (
    (isOlder ? sharedOwner(body, hint) : null) ??
    (has('"biography"') ? blobOwner(body, hint) : null)
  );
}

const LINKED_DATA = 'application/ld+json';

/** Metas may cut a long bio. */
const isWholeBio = (bio: string): boolean => bio !== '' && !/(?:…|\.\.\.)$/.test(bio);

/** What the metas add to what the data leaves out. */
function withMetas({ profile, is_partial }: OwnerRead, stated: OwnerRead | null): OwnerRead {
  if (stated?.profile.handle !== profile.handle) return { profile, is_partial };
  const { name, bio, followers, posts } = stated.profile;
  return {
    profile: {
      ...profile,
      name: profile.name || name,
      bio: profile.bio || bio,
      followers: profile.followers ?? followers,
      posts: profile.posts ?? posts,
    },
    is_partial,
  };
}

/**
 * Reads a page of Instagram: the owner in its data, else in whatever else it
 * holds about its owner, `asked` or as the page names them. The metas also fill
 * in what the data leaves out.
 */
export function beginInstagramHtml(
  page: PageSource,
  metas: PageMetas,
  asked: string | undefined,
): ProfileReading<ProfilePageRead> {
  const stated = readInstagramMetas(metas);
  const owner = statedOwner('instagram', metas);
  const isOwner = (handle: string) => owner.linked.length === 0 || owner.linked.includes(handle);
  const handle = ownerToFind(owner, asked);
  const expected = readData(page.body, handle ?? stated?.profile.handle);
  if (expected && isOwner(expected.profile.handle)) {
    return { read: profileRead(withMetas(expected, stated), 'expected') };
  }
  // Strangers get the bio in the metas alone.
  const described =
    stated && mayStateBio(metas, stated.profile.handle) ? profileRead(stated, 'expected') : null;
  const unread = () => unreadInstagramPage(page, metas);
  // Most pages end here: the rest is searched only for a bio, and this is one.
  if (described && isWholeBio(stated?.profile.bio ?? '') && !page.body.includes(LINKED_DATA))
    return { read: described };
  if (handle === undefined) return { read: described ?? unread() };
  const wanted = { platform: 'instagram' as const, handle, ids: owner.ids };
  return { search: () => readPageOwner(page.body, wanted, described) ?? unread() };
}
