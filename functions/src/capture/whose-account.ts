import type { Creator } from '@vibes/core/creator/creator';
import { handleOf } from '@vibes/core/creator/handles';
import { withHandle } from '@vibes/core/creator/move-handle';
import type { PlatformHandle } from '@vibes/core/creator/platform';
import {
  creatorDocument,
  deletedCreatorDocument,
  handleDocument,
  platformIdDocument,
} from '@vibes/core/firestore/documents';
import type { Documents } from '../ports/documents.ts';
import { loadDocuments, type Loaded } from '../steps/load-documents.ts';
import {
  askedAbout,
  changeKnown,
  findKnown,
  withKnown,
  type LoadedKnown,
} from '../steps/known-creator.ts';
import type { StoredFacts } from './load-stored-facts.ts';

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
  { seen, owner }: { seen: SeenAccount; owner: LoadedKnown },
): Promise<StoredFacts> {
  const { uid, target, now } = seen;
  const before = handleOf(owner.creator.data, target.platform);
  // Captured at this very moment: the commit meets its handle, and all is read again.
  if (before === target.handle) return withKnown(facts, owner);
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
 * `twins`: the creator of the handle was never read, and is the one of the number. Until both are joined
 * no email goes to the first.
 */
export async function whoseAccount(
  documents: Documents,
  facts: StoredFacts,
  seen: SeenAccount,
): Promise<StoredFacts & { twins?: readonly [string, string] }> {
  const { uid, target, id } = seen;
  const known = facts.known?.creator ?? null;
  const before = known?.profiles[target.platform]?.id ?? null;
  // Its number was bound together with what is stored.
  if (id === null || id === before) return facts;
  const [number] = await loadDocuments(documents, [
    platformIdDocument.at(uid, target.platform, id),
  ]);
  const numbered = { ...facts, account: { ...facts.account, number } };
  const creator_id = number.data?.creator_id ?? null;
  if (creator_id !== null && creator_id !== known?.id) {
    const owner = await findKnown(documents, { uid, creator_id });
    if (owner && known && before === null) {
      // The number stays with its owner.
      const asked = askedAbout(facts, owner.creator.data);
      return { ...asked, twins: [known.id, creator_id] };
    }
    if (owner) return renamed(documents, numbered, { seen, owner });
  }
  return before === null ? numbered : takenFrom(numbered, seen);
}
