import { assignedJson, scriptsWith } from '../embedded-json.ts';
import { listAt, valueAt } from '../json-value.ts';
import type { PageCopy } from '../page-copy.ts';
import type { PageMetas } from '../page-metas.ts';
import { drawnHead } from './drawn-head.ts';
import { findAuthor } from './find-author.ts';
import { findOwner, type OwnerHint, type OwnerRead } from './find-owner.ts';
import { readInstagramMetas } from './instagram-metas.ts';
import { whyInstagramUnread } from './instagram-wall.ts';
import { readLinkedData } from './linked-data.ts';
import { profileRead, type ProfilePageRead } from './profile-page-read.ts';
import { readProfileText } from './read-profile-text.ts';

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
    (has('"biography"') ? blobOwner(body, hint) : null) ??
    readLinkedData(body, 'instagram')
  );
}

/** The profile as drawn, where data and metas have no bio: who walks on in the app gets no new ones. */
function readDrawn(body: string, handle: string | undefined): ProfilePageRead | null {
  const head = drawnHead(body);
  const read = head ? readProfileText(head, { platform: 'instagram', handle }) : null;
  return read?.kind === 'profile' && read.profile.platform === 'instagram' ? read : null;
}

/**
 * Reads a page of Instagram: the owner in its data, else what is drawn or in
 * the metas. The metas also fill in what the data leaves out.
 */
export function readInstagramHtml(page: PageCopy, metas: PageMetas): ProfilePageRead {
  const stated = readInstagramMetas(metas);
  const data = readData(page.body, stated?.profile.handle);
  if (!data) {
    const drawn = stated?.profile.bio ? null : readDrawn(page.body, stated?.profile.handle);
    return drawn ?? (stated ? profileRead(stated) : whyInstagramUnread(page, metas));
  }
  const { profile } = data;
  const isSame = stated?.profile.handle === profile.handle;
  return profileRead({
    profile: {
      ...profile,
      name: profile.name || (isSame ? stated.profile.name : ''),
      bio: profile.bio || (isSame ? stated.profile.bio : ''),
      followers: profile.followers ?? (isSame ? stated.profile.followers : null),
    },
    is_partial: data.is_partial,
  });
}
