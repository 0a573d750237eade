import type { EmailSettings } from '@vibes/core/account/email-settings';
import type { UserAccount } from '@vibes/core/account/user-account';
import type { KnownCreator } from '@vibes/core/capture/known-creator';
import type { Handle, PlatformId } from '@vibes/core/creator/creator-records';
import type { Creator } from '@vibes/core/creator/creator';
import type { DeletedCreator } from '@vibes/core/creator/deleted-creator';
import type { PlatformHandle } from '@vibes/core/creator/platform';
import type { UsageCredits } from '@vibes/core/credit/credit-entry';
import {
  emailSettingsDocument,
  handleDocument,
  usageCreditsDocument,
  userDocument,
} from '@vibes/core/firestore/documents';
import type { MessageTemplates } from '@vibes/core/template/message-templates';
import { AppError } from '../platform/app-error.ts';
import { isDeleted } from '../steps/deleted-creator.ts';
import type { Documents } from '../ports/documents.ts';
import { loadDocuments, mustExist, type Loaded } from '../steps/load-documents.ts';
import { loadNewestEmail } from '../steps/load-newest-email.ts';
import { loadTemplates } from '../steps/load-templates.ts';

/** What is stored when a request arrives, and the versions that the writes require. */
export interface StoredFacts {
  user: UserAccount;
  usage: UsageCredits;
  templates: MessageTemplates;
  settings: EmailSettings;
  known: KnownCreator | null;
  /** The known creator is a deleted one: a request brings it back. */
  is_deleted: boolean;
  versions: { credits: unknown; creator: unknown; delivery: unknown };
  account: AccountFacts;
}

/** Whose the account of a request is, and what says so (`whose-account.ts`, `same-person.ts`). */
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
  maybe_same: string | null;
}

/** For an API key and an ID token alike: opening the dashboard opens the account. */
const notOpen = () =>
  new AppError('unauthorized', {
    sentence: 'Your account isn’t ready yet. Open the dashboard once, then try again.',
    log: 'account_not_open',
  });

/**
 * Two round trips, which is no longer than counting the request takes; a third where a person sent
 * the creator more than one email, or deleted them.
 */
export async function loadStoredFacts(
  documents: Documents,
  { uid, target }: { uid: string; target: PlatformHandle },
): Promise<StoredFacts> {
  const [user, credits, settings, handle] = await loadDocuments(documents, [
    userDocument.at(uid),
    usageCreditsDocument.at(uid),
    emailSettingsDocument.at(uid),
    handleDocument.at(uid, target.platform, target.handle),
  ]);
  if (!user.data || !credits.data || !settings.data) throw notOpen();
  const creator_id = handle.data?.is_bound === true ? handle.data.creator_id : null;
  const [known, [templates]] = await Promise.all([
    creator_id === null ? null : loadKnown(documents, { uid, creator_id }),
    loadTemplates(documents, { uid, creator_ids: [creator_id] }),
  ]);
  if (!templates) throw notOpen();
  const facts = {
    ...{ user: user.data, usage: credits.data, templates, settings: settings.data },
    ...{ known: null, is_deleted: false },
    versions: { credits: credits.version, creator: undefined, delivery: undefined },
    account: { ...NOTHING_SEEN, handle },
  };
  return known ? withKnown(facts, known) : facts;
}

const NOTHING_SEEN: Omit<AccountFacts, 'handle'> = {
  ...{ number: null, former: null, robbed: null, presented: null, before: null },
  ...{ changes: null, aside: null },
  ...{ known_as: null, maybe_same: null },
};

type LoadedKnown = Awaited<ReturnType<typeof loadKnown>>;

/** The facts, with a creator as the known one. */
export const withKnown = (facts: StoredFacts, { creator, email }: LoadedKnown): StoredFacts => ({
  ...facts,
  known: { creator: creator.data, email: email.data },
  is_deleted: isDeleted(creator),
  versions: { ...facts.versions, creator: creator.version, delivery: email.version },
});

/**
 * The creator that a handle is bound to, who is there, or among the deleted ones, as long as the
 * handle is. So looking for a deleted creator costs a request of an unknown one no read.
 */
export async function loadKnown(documents: Documents, of: { uid: string; creator_id: string }) {
  const { creator, email } = await loadNewestEmail(documents, {
    ...of,
    also_deleted: true,
  });
  return { creator: { ...creator, data: mustExist(creator) }, email };
}

/** The addresses of the person themselves, lower case: never a creator's. */
export const ownAddresses = ({ user, settings }: StoredFacts): string[] =>
  [user.email, settings.email_address ?? ''].map((own) => own.toLowerCase());
