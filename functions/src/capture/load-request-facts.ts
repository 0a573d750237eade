import type { EmailSettings } from '@vibes/core/account/email-settings';
import type { UserAccount } from '@vibes/core/account/user-account';
import type { KnownCreator } from '@vibes/core/capture/known-creator';
import type { PlatformHandle } from '@vibes/core/creator/platform';
import type { UsageCredits } from '@vibes/core/credit/credit-entry';
import {
  emailSettingsDocument,
  handleDocument,
  messageTemplatesDocument,
  usageCreditsDocument,
  userDocument,
} from '@vibes/core/firestore/documents';
import type { MessageTemplates } from '@vibes/core/template/message-templates';
import { AppError } from '../platform/app-error.ts';
import { isDeleted } from '../ports/deleted-creator.ts';
import type { Documents } from '../ports/documents.ts';
import { loadDocuments, mustExist } from '../ports/load-documents.ts';
import { loadNewestEmail } from '../ports/load-newest-email.ts';

/** What is stored when a request arrives, and the versions that the writes require. */
export interface RequestFacts {
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
const NOT_OPEN = 'Your account isn’t ready yet. Open the dashboard once, then try again.';

/**
 * Two round trips for a creator seen before, one otherwise; a third where a person sent the creator
 * more than one email, or deleted them.
 */
export async function loadRequestFacts(
  documents: Documents,
  { uid, target }: { uid: string; target: PlatformHandle },
): Promise<RequestFacts> {
  const [user, credits, templates, settings, handle] = await loadDocuments(documents, [
    userDocument.at(uid),
    usageCreditsDocument.at(uid),
    messageTemplatesDocument.at(uid),
    emailSettingsDocument.at(uid),
    handleDocument.at(uid, target.platform, target.handle),
  ]);
  if (!user.data || !credits.data || !templates.data || !settings.data)
    throw new AppError('unauthorized', { sentence: NOT_OPEN, log: 'account_not_open' });
  const facts = {
    user: user.data,
    usage: credits.data,
    templates: templates.data,
    settings: settings.data,
  };
  const known = handle.data && (await loadKnown(documents, { uid, ...handle.data }));
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
export const ownAddresses = ({ user, settings }: RequestFacts): string[] =>
  [user.email, settings.email_address ?? ''].map((own) => own.toLowerCase());
