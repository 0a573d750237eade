import type { OtherPerson } from '@vibes/core/capture/decide-capture';
import type { KnownCreator } from '@vibes/core/capture/known-creator';
import type { Handle, PlatformId } from '@vibes/core/creator/creator-records';
import type { Creator } from '@vibes/core/creator/creator';
import { firstHandle } from '@vibes/core/creator/handles';
import type { DeletedCreator } from '@vibes/core/creator/deleted-creator';
import { isDeleted } from './deleted-creator.ts';
import type { Documents } from '../ports/documents.ts';
import type { Loaded } from './load-documents.ts';
import { loadNewestEmail, type NewestEmail } from './load-newest-email.ts';

/** The creator that an account belongs to, and the versions that the writes require. */
export interface KnownFacts {
  known: KnownCreator | null;
  /** The known creator is a deleted one: a request brings it back. */
  is_deleted: boolean;
  versions: { credits: unknown; creator: unknown; delivery: unknown };
  account: AccountFacts;
}

/** Whose the account of a request is, and what says so. */
export interface AccountFacts {
  handle: Loaded<Handle | null>;
  /** The platform's number, and whose it is; null while it is not known. */
  number: Loaded<PlatformId | null> | null;
  /** The handle that the account had before; null unless it was renamed. */
  former: Loaded<Handle | null> | null;
  /** The creator whose handle this account has now. */
  robbed: Loaded<Creator> | null;
  /** The account of another platform that the page presents, and that no creator has. */
  presented: Loaded<Handle | null> | null;
  /** The known creator before what was seen of the account changed it; null when nothing did. */
  before: Creator | null;
  /** What changes of the known creator by what was seen of the account; null when nothing. */
  changes: Partial<Creator> | null;
  /** The account as a creator of its own, where it is joined into the known one. */
  aside: DeletedCreator | null;
  /** The handle by which the person knows the creator; null where that is the one asked for. */
  known_as: string | null;
  /** Another creator, already written to, that may be the same person. */
  maybe_same: OtherPerson | null;
}

/** Before anything was seen of the account. */
export const NOTHING_SEEN: Omit<AccountFacts, 'handle'> = {
  ...{ number: null, former: null, robbed: null, presented: null, before: null },
  ...{ changes: null, aside: null },
  ...{ known_as: null, maybe_same: null },
};

/** A creator, and the newest email to them. */
export interface LoadedKnown {
  creator: Loaded<Creator>;
  email: NewestEmail;
}

/** The facts, with a creator as the known one. */
export const withKnown = <Facts extends KnownFacts>(
  facts: Facts,
  { creator, email }: LoadedKnown,
): Facts => ({
  ...facts,
  known: { creator: creator.data, email: email.data },
  is_deleted: isDeleted(creator),
  versions: { ...facts.versions, creator: creator.version, delivery: email.version },
});

/**
 * The creator that a handle or a number leads to, who is there, or among the deleted ones; null for one
 * who is gone for good. So looking for a deleted creator costs a request of an unknown one no read.
 */
export async function findKnown(
  documents: Documents,
  of: { uid: string; creator_id: string },
): Promise<LoadedKnown | null> {
  const { creator, email } = await loadNewestEmail(documents, { ...of, also_deleted: true });
  return creator.data && { creator: { ...creator, data: creator.data }, email };
}

/** The facts of an account that may be another creator's, who was written to: no email goes by itself. */
export const askedAbout = <Facts extends KnownFacts>(facts: Facts, other: Creator): Facts => ({
  ...facts,
  account: {
    ...facts.account,
    maybe_same: { creator_id: other.id, handle: firstHandle(other) ?? '' },
  },
});

/** The known creator with changes that are written with whatever the request decides. */
export function changeKnown<Facts extends KnownFacts>(
  facts: Facts,
  change: Partial<Creator>,
): Facts {
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
