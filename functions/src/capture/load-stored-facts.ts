import type { EmailSettings } from '@vibes/core/account/email-settings';
import type { UserAccount } from '@vibes/core/account/user-account';
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
import type { Documents } from '../ports/documents.ts';
import { findKnown, NOTHING_SEEN, withKnown, type KnownFacts } from '../steps/known-creator.ts';
import { loadDocuments } from '../steps/load-documents.ts';
import { loadTemplates } from '../steps/load-templates.ts';

/** What is stored when a request arrives, and the versions that the writes require. */
export interface StoredFacts extends KnownFacts {
  user: UserAccount;
  usage: UsageCredits;
  templates: MessageTemplates;
  settings: EmailSettings;
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
    creator_id === null ? null : findKnown(documents, { uid, creator_id }),
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

/** The addresses of the person themselves, lower case: never a creator's. */
export const ownAddresses = ({ user, settings }: StoredFacts): string[] =>
  [user.email, settings.email_address ?? ''].map((own) => own.toLowerCase());
