import type { EmailSettings } from '@vibes/core/account/email-settings';
import type { UserAccount } from '@vibes/core/account/user-account';
import type { KnownCreator } from '@vibes/core/capture/known-creator';
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
import { loadDocuments, mustExist } from '../steps/load-documents.ts';
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
  const [known, [templates]] = await Promise.all([
    handle.data && loadKnown(documents, { uid, ...handle.data }),
    loadTemplates(documents, { uid, creator_ids: [handle.data?.creator_id ?? null] }),
  ]);
  if (!templates) throw notOpen();
  const facts = {
    user: user.data,
    usage: credits.data,
    templates,
    settings: settings.data,
  };
  return {
    ...facts,
    known: known && { creator: known.creator.data, email: known.email.data },
    is_deleted: known !== null && isDeleted(known.creator),
    versions: {
      credits: credits.version,
      creator: known?.creator.version,
      delivery: known?.email.version,
    },
  };
}

/**
 * The creator that a handle is bound to, who is there, or among the deleted ones, as long as the
 * handle is. So looking for a deleted creator costs a request of an unknown one no read.
 */
async function loadKnown(documents: Documents, of: { uid: string; creator_id: string }) {
  const { creator, email } = await loadNewestEmail(documents, {
    ...of,
    also_deleted: true,
  });
  return { creator: { ...creator, data: mustExist(creator) }, email };
}

/** The addresses of the person themselves, lower case: never a creator's. */
export const ownAddresses = ({ user, settings }: StoredFacts): string[] =>
  [user.email, settings.email_address ?? ''].map((own) => own.toLowerCase());
