import type { Creator } from '@vibes/core/creator/creator';
import { handleOf } from '@vibes/core/creator/handles';
import { withHandle, withoutHandle } from '@vibes/core/creator/move-handle';
import type { PlatformHandle } from '@vibes/core/creator/platform';
import type { SeenProfile } from '@vibes/core/creator/seen-profile';
import { serverWrote } from '@vibes/core/creator/writer';
import {
  creatorDocument,
  deletedCreatorDocument,
  handleDocument,
  platformIdDocument,
} from '@vibes/core/firestore/documents';
import type { Documents, DocumentWrite } from '../ports/documents.ts';
import { loadDocuments, type Loaded } from '../steps/load-documents.ts';
import { loadKnown, withKnown, type StoredFacts } from './load-stored-facts.ts';

/** An account as a page just showed it. */
export interface SeenAccount {
  uid: string;
  target: PlatformHandle;
  /** The platform's number of the account; null where the page has none. */
  id: string | null;
  now: Date;
}

const storedAt = (facts: StoredFacts, uid: string, creator: Creator): Loaded<Creator> => ({
  path: (facts.is_deleted ? deletedCreatorDocument : creatorDocument).path(uid, creator.id),
  data: creator,
  version: facts.versions.creator,
});

/** The known creator with changes that are written with whatever the request decides. */
export function changeKnown(facts: StoredFacts, change: Partial<Creator>): StoredFacts {
  if (!facts.known) return facts;
  const { known, account } = facts;
  return {
    ...facts,
    known: { ...known, creator: { ...known.creator, ...change } },
    account: {
      ...account,
      before: account.before ?? known.creator,
      changes: { ...account.changes, ...change },
    },
  };
}

/** The known creator lost the handle to this account, which is another's. */
function takenFrom(facts: StoredFacts, { uid }: SeenAccount): StoredFacts {
  if (!facts.known) return facts;
  const robbed = storedAt(facts, uid, facts.known.creator);
  return {
    ...facts,
    ...{ known: null, is_deleted: false },
    versions: { ...facts.versions, creator: undefined, delivery: undefined },
    account: { ...facts.account, robbed, before: null, changes: null },
  };
}

/** The account of a creator who had another handle when it was last seen. */
async function renamed(
  documents: Documents,
  facts: StoredFacts,
  { seen, creator_id }: { seen: SeenAccount; creator_id: string },
): Promise<StoredFacts> {
  const { uid, target, now } = seen;
  const owner = await loadKnown(documents, { uid, creator_id });
  const before = handleOf(owner.creator.data, target.platform);
  const [former] =
    before === null
      ? [null]
      : await loadDocuments(documents, [handleDocument.at(uid, target.platform, before)]);
  const known = withKnown(facts.known ? takenFrom(facts, seen) : facts, owner);
  const known_as = before ?? owner.creator.data.former_handles[0]?.handle ?? null;
  return changeKnown(
    { ...known, account: { ...known.account, former, known_as } },
    withHandle(owner.creator.data, target, now),
  );
}

/**
 * Whose the account is, by the platform's number, which stays when the handle changes: the creator it
 * belonged to before, whatever the handle says; a new one where the handle's creator has another
 * number. Without a number the handle decides. Reads one document; three more for a renamed account.
 *
 * `twins`: the creator of the handle was never read, and is the one of the number.
 */
export async function whoseAccount(
  documents: Documents,
  facts: StoredFacts,
  seen: SeenAccount,
): Promise<StoredFacts & { twins?: readonly [string, string] }> {
  const { uid, target, id } = seen;
  if (id === null) return facts;
  const [number] = await loadDocuments(documents, [
    platformIdDocument.at(uid, target.platform, id),
  ]);
  const numbered = { ...facts, account: { ...facts.account, number } };
  const known = facts.known?.creator ?? null;
  const before = known?.profiles[target.platform]?.id ?? null;
  const owner = number.data?.creator_id ?? null;
  if (owner !== null && owner !== known?.id) {
    if (known && before === null) return { ...numbered, twins: [known.id, owner] };
    return renamed(documents, numbered, { seen, creator_id: owner });
  }
  return before !== null && before !== id ? takenFrom(numbered, seen) : numbered;
}

/** What is kept of the profile of a creator who is not read for an address. */
export const seenOf = (
  creator: Creator,
  { target, id, now }: SeenAccount,
  own_accounts: PlatformHandle[] | null,
): Pick<Creator, 'profiles'> => {
  const before = creator.profiles[target.platform];
  const page: SeenProfile = {
    id: id ?? before?.id ?? null,
    read_at: now,
    own_accounts: own_accounts ?? before?.own_accounts ?? [],
  };
  return { profiles: { ...creator.profiles, [target.platform]: page } };
};

/** The writes that bind an account to its creator, by handle and number, and take it from another. */
export function accountWrites(
  { account: { handle, number, former, robbed, presented } }: StoredFacts,
  { creator_id, target, now }: { creator_id: string; target: PlatformHandle; now: Date },
): DocumentWrite[] {
  const bind = (place: Loaded<{ creator_id: string } | null>, data: Record<string, unknown>) =>
    place.data
      ? { kind: 'update' as const, path: place.path, data, if_version: place.version }
      : { kind: 'create' as const, path: place.path, data };
  const isBound = handle.data?.is_bound === true && handle.data.creator_id === creator_id;
  const writes: DocumentWrite[] = [];
  if (!isBound) writes.push(bind(handle, { creator_id, is_bound: true }));
  if (number && number.data?.creator_id !== creator_id) writes.push(bind(number, { creator_id }));
  if (former?.data?.creator_id === creator_id)
    writes.push({ kind: 'delete', path: former.path, if_version: former.version });
  if (presented && !presented.data) writes.push(bind(presented, { creator_id, is_bound: false }));
  if (robbed) writes.push(robWrite(robbed, target, now));
  return writes;
}

/** The write that keeps a joined account beside the creator it belongs to. */
export function asideWrites({ account: { aside } }: StoredFacts, uid: string): DocumentWrite[] {
  if (!aside) return [];
  const path = deletedCreatorDocument.path(uid, aside.id);
  return [{ kind: 'create', path, data: { ...aside, uid } }];
}

/** The creator whose handle somebody else has now: it is not read, nor written to, under it. */
export const robWrite = (
  { path, data, version }: Loaded<Creator>,
  target: PlatformHandle,
  now: Date,
): DocumentWrite => ({
  kind: 'update',
  path,
  data: { ...withoutHandle(data, target, now), next_read_at: null, ...serverWrote(now) },
  if_version: version,
});
